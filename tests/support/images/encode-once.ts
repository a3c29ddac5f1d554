import { vi } from 'vitest';
import { encodeQuickly } from './quick-avif';
import { rememberVariants } from './remembered-variants';

encodeQuickly();
vi.mock(import('@galley/functions/image-widths/make-variants'), async (original) => {
  const module = await original();
  return { ...module, makeVariants: rememberVariants(module.makeVariants) };
});
