import { CONTACT_FORM_ROUTE } from "../../../constants/routes";
import { STRINGS } from "../../../constants/strings";
import { Link } from "../../ui/link/link";

/** In the place of a form that did not arrive: the way to one that needs no script. */
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
