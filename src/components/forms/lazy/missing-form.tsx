import { MISSING_FORM_STRINGS } from "../../../constants/missing-form-strings";
import { CONTACT_FORM_ROUTE } from "../../../constants/routes";
import { Link } from "../../../ui/link/link";

/** Replaces a form that failed to load: a link to the page whose form needs no JavaScript. */
export function MissingForm() {
  return (
    <p role="status">
      {MISSING_FORM_STRINGS.missing}{" "}
      <Link to={CONTACT_FORM_ROUTE} reloads>
        {MISSING_FORM_STRINGS.ownPage}
      </Link>
    </p>
  );
}
