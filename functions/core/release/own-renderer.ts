/** Put in by the build of the Lambdas: a fingerprint of everything that decides what pages look like. */
declare const RENDERER: string | undefined;

/** The renderer of this release of the product; what it renders names it (`renewal.ts`). */
export const currentRendererId = typeof RENDERER === 'undefined' ? 'sources' : RENDERER;

/** Whether its style sheets and scripts are this release's; '' stands for pages from before they named a renderer. */
export const isOwn = (renderer: string) => renderer === currentRendererId || renderer === '';
