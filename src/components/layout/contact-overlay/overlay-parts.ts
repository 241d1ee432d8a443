// The parts of the overlay that load when it opens.
export { PeopleList } from "../../content/people-list/people-list";
export { ContactForm } from "../../forms/contact-form/contact-form";
