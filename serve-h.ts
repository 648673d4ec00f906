import { serve } from "./src/cli/serve";
await serve("/tmp/h-dist", 4391);
