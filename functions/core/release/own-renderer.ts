/** Set by the build of the Lambdas: a fingerprint of everything that decides what pages look like. */
declare const RENDERER: string | undefined;

/** The renderer of this release of the product, which everything that it renders names (`rerender.ts`). */
export const currentRendererId = typeof RENDERER === 'undefined' ? 'sources' : RENDERER;

/** Whether style sheets and scripts are this release's; '' is for pages from before renderers were named. */
export const isOwn = (renderer: string) => renderer === currentRendererId || renderer === '';
