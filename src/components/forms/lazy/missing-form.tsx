import { CONTACT_FORM_ROUTE } from "../../../constants/routes";
import { STRINGS } from "../../../constants/strings";
import { Link } from "../../../ui/link/link";

/** Replaces a form that failed to load: a link to the page whose form needs no JavaScript. */
export function MissingForm() {
  return (
    <p role="status">
      {STRINGS.formMissing}{" "}
      <Link to={CONTACT_FORM_ROUTE} reloads>
        {STRINGS.formPage}
      </Link>
    </p>
  );
}
