import { Button, Menu } from '@mantine/core';
import { IconList } from '@tabler/icons-react';
import { useRef, useState } from 'react';

/** A menu that scrolls to a group of the surrounding form by its heading. */
export function FormSections() {
  const button = useRef<HTMLButtonElement>(null);
  const [headings, setHeadings] = useState<HTMLElement[]>([]);
  const lookAround = () => setHeadings([...(button.current?.form?.querySelectorAll('h2') ?? [])]);
  const goTo = (heading: HTMLElement) => {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: 'start' });
  };
  return (
    <Menu position="bottom-end" returnFocus onOpen={lookAround}>
      <Menu.Target>
        <Button ref={button} variant="subtle" color="gray" leftSection={<IconList size={16} aria-hidden />}>
          Sections
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {headings.map((heading) => (
          // The menu first returns the focus to its button.
          <Menu.Item key={heading.textContent} onClick={() => setTimeout(() => goTo(heading), 50)}>
            {heading.textContent}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
