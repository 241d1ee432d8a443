import { NotFound } from "../components/sections/not-found/not-found";
import { PageHead } from "../components/seo/page-head";
import { STRINGS } from "../constants/strings";

export default function NotFoundPage() {
  return <NotFound />;
}

export function Head() {
  return <PageHead title={STRINGS.notFound} description={STRINGS.notFound} route={null} />;
}
