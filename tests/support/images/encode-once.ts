import { vi } from 'vitest';
import { rememberCopies } from './remembered-copies';

vi.mock(import('@galley/functions/image-widths/make-copies'), async (original) => {
  const module = await original();
  return { ...module, makeCopies: rememberCopies(module.makeCopies) };
});
