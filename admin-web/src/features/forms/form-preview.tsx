import { SiteForm } from '@galley/public-web/components/site-form';
import { siteCss } from '@galley/public-web/generated/site-assets';
import { controlsOf, fieldsOf, showFields } from '@galley/public-web/islands/shown-fields';
import type { FormModel } from '@galley/shared/schemas/form';
import { Group, SegmentedControl, Title } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { listen, whenResized } from '../../lib/listen';
import { useGetSiteTheme } from '../../parts/preview/use-get-site-theme';
import classes from './form-builder.module.css';

const shortest = 160;
/** The minimum width of the page in pixels; it is scaled down to fit. */
const widths = { Computer: 720, Phone: 390 };
type Device = keyof typeof widths;

/**
 * Shows the form as visitors will see it: the public renderer and CSS in a frame, so that the admin's styles do not
 * apply and widths behave as on the site. It can be tried: Send shows the thank-you text. Nothing is sent, since the
 * frame's sandbox allows neither forms nor scripts.
 */
export function FormPreview({ form }: { form: FormModel }) {
  const { themeCss } = useGetSiteTheme();
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [height, setHeight] = useState(shortest);
  const [device, setDevice] = useState<Device>('Computer');
  const { ref: room, width: roomWidth } = useElementSize();
  const width = device === 'Phone' ? widths.Phone : Math.max(widths.Computer, roomWidth);
  const scale = Math.min(1, roomWidth / width) || 1;
  const source = useMemo(() => frameDocument(themeCss), [themeCss]);

  useEffect(() => {
    if (!body) return;
    return whenResized([...body.children], () => setHeight(Math.max(shortest, body.scrollHeight)));
  }, [body]);

  return (
    <>
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h3">
          As visitors will see it
        </Title>
        <SegmentedControl
          size="xs"
          aria-label="Width"
          data={Object.keys(widths)}
          value={device}
          onChange={(chosen) => setDevice(chosen as Device)}
        />
      </Group>
      <div ref={room} className={classes.preview} style={{ height: height * scale }}>
        <iframe
          ref={frame}
          title="The form as visitors will see it"
          className={classes.frame}
          sandbox="allow-same-origin"
          srcDoc={source}
          onLoad={() => setBody(frame.current?.contentDocument?.querySelector('main') ?? null)}
          style={{
            width,
            height,
            transform: `scale(${scale})`,
            marginInlineStart: Math.max(0, (roomWidth - width * scale) / 2),
          }}
        />
      </div>
      {body && createPortal(<FormOnPage form={form} />, body)}
    </>
  );
}

function FormOnPage({ form }: { form: FormModel }) {
  const section = useRef<HTMLElement>(null);
  // The page's script does not run here, so this shows and hides conditional fields, also after changes of the form.
  useEffect(() => {
    const fields = section.current ? fieldsOf(section.current) : [];
    for (const field of fields) {
      field.hidden = false;
      for (const control of controlsOf(field)) control.disabled = false;
    }
    const show = () => showFields(fields);
    show();
    // Shows what visitors read after sending; the frame itself sends nothing.
    const thank = ({ target }: Event) => {
      const button = (target as Element).closest<HTMLButtonElement>('[type=submit]');
      const status = button?.form?.querySelector('[role=status]');
      if (status) status.textContent = button?.form?.dataset.sent ?? '';
    };
    return section.current ? listen(section.current, { input: show, click: thank }) : undefined;
  });
  return (
    <section ref={section} className="block image-form">
      <h2 id="preview-title" className="hidden">
        {form.name}
      </h2>
      {form.fields.length > 0 ? (
        <SiteForm form={form} idPrefix="preview" titleId="preview-title" />
      ) : (
        <p className="note">The form has no fields yet, so visitors see nothing here.</p>
      )}
    </section>
  );
}

const frameCss = 'body{min-height:0;display:block}main{padding:0 1.25rem}.block{margin:0;padding:.1px}';

function frameDocument(themeCss: string): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Form</title>' +
    `<style>${siteCss}${themeCss}${frameCss}</style></head><body><main></main></body></html>`
  );
}
