import * as module from "cannon-es";
import { cannonEs } from "../adapters/cannonEs";
import { serve } from "./serve";

serve(() => cannonEs(module));
