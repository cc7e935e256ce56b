import * as z from "zod";

export const staticContent = z.object({ content: z.string() });
