/**
 * The components of all blocks, for the block catalogue and the editor's previews. A page imports
 * only those that it has.
 */
import { ActionBlock } from "./action";
import type { BlockComponents } from "./block-page";
import { ClientsBlock } from "./clients";
import { FormBlock } from "./form";
import { IndustriesBlock } from "./industries";
import { MediaBlock } from "./media";
import { NumbersBlock } from "./numbers";
import { OpeningBlock } from "./opening";
import { PeopleBlock } from "./people";
import { QuestionsBlock } from "./questions";
import { ServicesBlock } from "./services";
import { StatementBlock } from "./statement";
import { StepsBlock } from "./steps";
import { TextBlock } from "./text";
import { WorksBlock } from "./works";

export const BLOCK_COMPONENTS: BlockComponents = {
  ActionBlock,
  ClientsBlock,
  FormBlock,
  IndustriesBlock,
  MediaBlock,
  NumbersBlock,
  OpeningBlock,
  PeopleBlock,
  QuestionsBlock,
  ServicesBlock,
  StatementBlock,
  StepsBlock,
  TextBlock,
  WorksBlock,
};
