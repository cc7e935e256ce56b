import type { ReactNode } from "react";

/** Draws a part of a sentence as the screen wants it: as a link, or with a style. */
export type Draw = (text: string) => ReactNode;
