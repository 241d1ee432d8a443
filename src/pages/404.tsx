import { StatusPage } from "../components/sections/status-page/status-page";
import { PageHead } from "../components/seo/page-head";
import { STRINGS } from "../constants/strings";

export default function NotFoundPage() {
  return <StatusPage status={404} title={STRINGS.notFound} />;
}

export function Head() {
  return <PageHead title={STRINGS.notFound} description={STRINGS.notFound} route={null} />;
}
