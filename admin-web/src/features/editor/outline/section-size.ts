/** The size in which the picker draws sections: as on a page of this width, up to this height on the screen. */
export const drawnSection = { width: 1_000, mostHeight: 240 } as const;
