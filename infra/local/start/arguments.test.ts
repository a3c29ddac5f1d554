import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { parseArguments } from './arguments';
import { refuseTakenPorts } from './free-ports';

it('uses the default ports and directory without options', () => {
  expect(parseArguments([], {}, '/repo')).toEqual({
    data: '/repo/.local',
    fresh: false,
    hmr: false,
    watch: true,
    seed: true,
    throttles: true,
    ports: { admin: 4000, site: 4100, mailbox: 4200 },
  });
});

it('reads options and PORT_BASE', () => {
  const options = ['--fresh', '--data', 'x', '--no-watch', '--no-throttle'];
  const given = parseArguments(options, { PORT_BASE: '5000' }, '/repo');
  expect(given).toMatchObject({ data: '/repo/x', fresh: true, watch: false, throttles: false });
  expect(given.ports).toEqual({ admin: 5000, site: 5100, mailbox: 5200 });
  expect(parseArguments(['--data=/tmp/y', '--hmr'], {}, '/repo')).toMatchObject({
    data: '/tmp/y',
    hmr: true,
  });
});

it('rejects an unknown option with a sentence', () => {
  expect(() => parseArguments(['--frsh'], {}, '/repo')).toThrow('There is no option --frsh.');
  expect(() => parseArguments(['--data'], {}, '/repo')).toThrow('--data needs a directory.');
  expect(() => parseArguments([], { PORT_BASE: 'abc' }, '/repo')).toThrow('PORT_BASE=abc is no port');
});

it.each([
  ['5900', 6000, 6100],
  ['6000', 6000, 6100],
  ['1720', 1720, 1800],
  ['6566', 6566, 6600],
  ['9980', 10080, 10000],
  ['3890', 4190, 3900],
])('rejects PORT_BASE=%s, since no browser opens a page from port %i, and names %i', (base, port, good) => {
  expect(() => parseArguments([], { PORT_BASE: base }, '/repo')).toThrow(
    `PORT_BASE=${base} takes port ${port}, from which no browser opens a page. Choose another one: PORT_BASE=${good} npm start`,
  );
  expect(parseArguments([], { PORT_BASE: String(good) }, '/repo').ports.admin).toBe(good);
});

it('names a port that is taken, and says how to choose others', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const rejection = refuseTakenPorts({ admin: 4000, site: port, mailbox: port });
  await expect(rejection).rejects.toThrow(
    new RegExp(`Port (${port}|4000) is in use.*PORT_BASE=5000 npm start`),
  );
  await new Promise((resolve) => server.close(resolve));
});
