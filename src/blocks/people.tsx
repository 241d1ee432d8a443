import { graphql } from "gatsby";

export { Team as PeopleBlock } from "../components/sections/about/team/team";

export const peopleBlockFragment = graphql`
  fragment PeopleBlock on PeopleBlock {
    title
    perex
    invitation
    members {
      ...MemberCard
    }
  }
`;
