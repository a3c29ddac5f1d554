import { ImageGalleryDialog } from '../../images/picker/image-gallery-dialog';
import { LinkDialog } from '../../links/link-dialog';
import type { useCanvasCommands } from './use-canvas-commands';

/** What the canvas asks for: a picture of the library, or where a link leads. */
export function CanvasDialogs({ canvas }: { canvas: ReturnType<typeof useCanvasCommands> }) {
  return (
    <>
      <ImageGalleryDialog
        opened={canvas.picked !== undefined}
        onClose={() => canvas.pick()}
        onChoose={canvas.pick}
      />
      <LinkDialog asked={canvas.linking} onAnswer={canvas.setLink} />
    </>
  );
}
