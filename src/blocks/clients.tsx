import { graphql } from "gatsby";

export { Clients as ClientsBlock } from "../components/sections/home/clients/clients";

export const clientsBlockFragment = graphql`
  fragment ClientsBlock on ClientsBlock {
    title
    perex
    clients {
      ...ClientLogo
    }
  }
`;
