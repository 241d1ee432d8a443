import { Link } from "../link/link";

/** A link to an e-mail address, which may break after its @. */
export function EmailLink({ email, className }: { email: string; className?: string }) {
  const at = email.lastIndexOf("@") + 1;
  return (
    <Link to={`mailto:${email}`} className={className}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </Link>
  );
}
