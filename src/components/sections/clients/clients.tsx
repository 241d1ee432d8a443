import { ClientLogo } from "../../content/client-logo/client-logo";
import { Grid } from "../../ui/grid/grid";
import { Section, type SectionProps } from "../../ui/section/section";

export type ClientsProps = Pick<SectionProps, "title" | "perex"> & { clients: readonly Queries.ClientLogoFragment[] };

/** A quiet wall of wordmarks. */
export function Clients({ clients, ...section }: ClientsProps) {
  return (
    <Section id="clients" {...section}>
      <Grid items={clients} itemKey={({ slug }) => slug} columns="tiny">
        {(client) => <ClientLogo client={client} />}
      </Grid>
    </Section>
  );
}
