/** What the overlay shows once it is open, in a script of its own. */
export { PeopleList } from "../../content/people-list/people-list";
export { ContactForm } from "../../forms/contact-form/contact-form";
