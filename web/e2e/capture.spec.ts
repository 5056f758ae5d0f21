import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { countElements, detail, expectAccessible, expectTree, sample, selectedRow, test } from './fixtures.ts';

/** A page that drew all rows would make millions. */
const MOST_ELEMENTS = 20_000;

async function openCapture(page: Page, name: string, bytes: Buffer): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Choose files').setInputFiles({ name, mimeType: 'application/octet-stream', buffer: bytes });
  await expect(page.getByRole('tab', { name: /^Flows/ })).toBeVisible();
}

const openRmi = (page: Page) => openCapture(page, 'rmi.pcap', sample('captures/rmi.pcap'));
const flows = (page: Page) => page.getByRole('grid', { name: 'Flows' });
const conversation = (page: Page) => page.getByRole('region', { name: /Conversation of flow/ });
const messages = (page: Page) => page.getByRole('grid', { name: 'Messages of the conversation' });

/** Drops a file on the page, as a hand would. */
async function drop(page: Page, name: string, bytes: Buffer): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([name, base64]) => {
      const bytes = Uint8Array.from(atob(base64 ?? ''), (c) => c.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], name ?? ''));
      return transfer;
    },
    [name, bytes.toString('base64')],
  );
  for (const event of ['dragenter', 'dragover', 'drop']) {
    await page.dispatchEvent('body', event, { dataTransfer: transfer });
  }
}

test('drop an RMI capture, open the flow, read a method call’s argument', async ({ page }) => {
  await page.goto('/');
  await drop(page, 'rmi.pcap', sample('captures/rmi.pcap'));
  await expect(page).toHaveURL(/\/d\/[^/]+\/capture$/);

  await flows(page).getByRole('row').filter({ hasText: '10.0.0.1:2099' }).click();
  await expect(page).toHaveURL(/flow=2/);
  const call = messages(page).getByRole('row').filter({ hasText: 'héllo' }).first();
  await expect(call).toContainText('request');
  await expect(call).toContainText('response after');

  await call.getByRole('link', { name: 'Inspect' }).click();
  await expectTree(page);
  await expect(page).toHaveURL(/layers=tcp%3A2a.*field=/);
  await expect(detail(page)).toContainText('héllo 中文');
  await page.keyboard.press('t');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.tree-row').filter({ hasText: '"héllo 中文"' }).first()).toBeVisible();

  await page.getByRole('link', { name: 'Conversation of flow 2' }).click();
  await expect(conversation(page)).toContainText('10.0.0.1:2099');
});

test('flows are sorted by their heads and found by words, and the address brings both back', async ({ page }) => {
  await openRmi(page);
  const numbers = () => flows(page).locator('.col-number').allTextContents();
  await expect.poll(numbers).toEqual(['0', '1', '2']);
  const head = page.getByRole('columnheader', { name: /^Bytes/ });
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(numbers).toEqual(['2', '1', '0']);
  await page.keyboard.press('s');
  await page.keyboard.type('tcp 10.0.0.1');
  await expect.poll(numbers).toEqual(['2', '1']);
  await expect(page).toHaveURL(/sort=-bytes&filter=tcp/);
  await page.reload();
  await expect.poll(numbers).toEqual(['2', '1']);
  await page.getByLabel('Search flows').fill('nobody');
  await page.getByRole('button', { name: 'Show all flows' }).click();
  await expect.poll(numbers).toEqual(['2', '1', '0']);
});

test('flows and messages are found by what was sent, each message with its answer', async ({ page }) => {
  await openRmi(page);
  await page.getByLabel('Search flows').fill('java.util.arraylist');
  await expect.poll(() => flows(page).locator('.col-number').allTextContents()).toEqual(['2']);
  await flows(page).getByRole('row').filter({ hasText: '10.0.0.1:2099' }).click();
  await expect(messages(page)).toContainText('Header StreamProtocol');
  await page.keyboard.press('S');
  await page.keyboard.type('java.util.ArrayList');
  await expect(messages(page)).not.toContainText('Header StreamProtocol');
  await expect(messages(page)).toContainText('ArrayList 120 elements');
  await expect(messages(page).getByRole('row').filter({ hasText: 'Return' }).first()).toBeVisible();
  await expectAccessible(page, '.conversation-pane');
  await page.getByLabel('Search messages').fill('nothing has this');
  await expect(page.getByText('No message has these words.')).toBeVisible();
});

test('packets are found by their flags, their flow and what they carry', async ({ page }) => {
  await openRmi(page);
  await page.keyboard.press('2');
  const packets = page.getByRole('grid', { name: 'Packets' });
  await expect(packets).toContainText('27 bytes');
  await page.keyboard.press('s');
  await page.keyboard.type('10.0.0.1 retransmission');
  await expect(packets.getByRole('row').filter({ hasText: 'retransmission' })).toHaveCount(1);
  await expect(packets).not.toContainText('27 bytes');
  await expect(page).toHaveURL(/tab=packets&filter=10/);
  await page.getByLabel('Search packets').fill('nothing has this');
  await expect(page.getByText('No packet has all of these words.')).toBeVisible();
});

test('what is typed while flows are being filtered is kept', async ({ page }) => {
  await openRmi(page);
  const processor = await page.context().newCDPSession(page);
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 10 });
  await page.keyboard.press('s');
  await page.keyboard.type('tcp 10.0.0.1', { delay: 190 }); // about as long as the list waits for a pause
  await expect(page.getByLabel('Search flows')).toHaveValue('tcp 10.0.0.1');
  await expect.poll(() => flows(page).locator('.col-number').allTextContents()).toEqual(['1', '2']);
});

test('the keyboard opens a flow, walks its messages, and leads to the bytes and back', async ({ page }) => {
  await openRmi(page);
  await expect(flows(page).getByRole('row')).toHaveCount(3);
  await page.keyboard.press('l');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(messages(page)).toContainText('response after');
  await page.keyboard.press('m');
  await expect(messages(page)).toBeFocused();
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowDown');
  await expect(messages(page).locator('[aria-selected=true]')).toContainText('response');
  await expect(messages(page).locator('.conversation-message-highlight')).toContainText('request');
  await page.keyboard.press('Enter');
  await expectTree(page);
  await expect(selectedRow(page)).toBeVisible();
  await page.keyboard.press('v');
  await expect(conversation(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(conversation(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/flow=/);
});

test('packets are listed with their times, and lead to their bytes and their flow', async ({ page }) => {
  await openRmi(page);
  await page.keyboard.press('2');
  const packets = page.getByRole('grid', { name: 'Packets' });
  await expect(packets).toContainText('27 bytes');
  await packets.focus();
  await page.keyboard.press('End');
  const again = packets.getByRole('row').filter({ hasText: 'retransmission' });
  await expect(again).toContainText('0.851700000');
  await page.getByRole('button', { name: 'Clock, UTC' }).click();
  await expect(again).toContainText('09:30:00.851700000');
  await again.click();
  await expect(page).toHaveURL(/tab=packets&packet=33/);
  await again.getByRole('link', { name: '0xB83' }).click();
  await expectTree(page);
  await expect(page.getByRole('contentinfo', { name: 'Status' })).toContainText('0xB83');
  await page.getByRole('link', { name: 'Capture', exact: true }).click();
  await expect(flows(page).getByRole('row')).toHaveCount(3);
  await page.keyboard.press('2');
  await packets
    .getByRole('link', { name: /2 client → server/ })
    .first()
    .click();
  await expect(conversation(page)).toBeVisible();
  await conversation(page).getByRole('link', { name: '39 packets' }).click();
  await expect(page.getByText('Of flow 2 only')).toBeVisible();
});

test('a packet shows what its bytes mean, and closes again', async ({ page }) => {
  await openRmi(page);
  await page.keyboard.press('2');
  const packets = page.getByRole('grid', { name: 'Packets' });
  const syn = packets.getByRole('row').filter({ hasText: 'SYN' }).first();
  const number = Number(await syn.locator('.col-number').textContent());
  await syn.locator('.col-number').click();
  const packet = page.getByRole('region', { name: `Packet ${number}`, exact: true });
  await expect(packet.getByRole('link', { name: /in the capture/ })).toBeVisible();
  const fields = packet.getByRole('listbox', { name: 'Fields of the packet' });
  await page.keyboard.press('m');
  await page.keyboard.press('Home');
  await expect(fields.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await fields.getByRole('option', { name: 'source_port' }).click();
  await expect(packet.locator('.packet-hex .packet-chosen')).toHaveCount(1);
  await packet.locator('.packet-hex [data-field]').first().click();
  await expect(fields.getByRole('option', { selected: true })).toContainText('destination');
  await packets.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('region', { name: `Packet ${number + 1}`, exact: true })).toContainText('source_port');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: /^Packet/ })).toHaveCount(0);
  await expect(page).not.toHaveURL(/packet=/);
});

test('the bytes of a flow show where packets begin and what is missing', async ({ page }) => {
  await openCapture(page, 'rmi-gap.pcap', sample('captures/rmi-gap.pcap'));
  await expect(flows(page)).toContainText('gap 536 B');
  await flows(page).getByRole('row').first().click();
  await conversation(page)
    .getByRole('link', { name: /Inspect all/ })
    .last()
    .click();
  await expectTree(page);
  const marks = page.locator('.hex-packet');
  await expect(marks).not.toHaveCount(0);
  await page.keyboard.press('b');
  await page.keyboard.press('Control+Home');
  await marks.nth(1).hover();
  await expect(page.getByRole('tooltip')).toHaveText('packet 17, 09:30:00.005880000, +5 ms');
  await expect(
    page.getByRole('contentinfo', { name: 'Status' }).getByRole('link', { name: /^packet \d+$/ }),
  ).toHaveAttribute('href', /tab=packets.*packet=\d+/);
  await page.keyboard.press('g');
  await page.getByRole('combobox', { name: 'Go to' }).fill('0x300');
  await page.keyboard.press('Enter');
  await page.locator('.hex-gap').nth(3).hover();
  await expect(page.getByRole('tooltip')).toHaveText('536 bytes missing in the capture');
  await expect(page.getByRole('contentinfo', { name: 'Status' })).toContainText('gap');
});

test('a flow is read in another format when told to, and so is its port, until that is forgotten', async ({ page }) => {
  await openRmi(page);
  await flows(page).getByRole('row').filter({ hasText: '10.0.0.1:2099' }).click();
  const choice = page.getByLabel('Format');
  await expect(choice).toContainText('Java RMI');
  await choice.selectOption('bytes');
  await expect(messages(page)).toContainText('JRMI');
  await page.getByRole('button', { name: 'Use for port 2099 in every capture' }).click();
  await expect(page.getByText('Port 2099 is bytes in every capture')).toBeVisible();
  await page.getByRole('button', { name: 'Remove this rule' }).click();
  await expect(page.getByText('in every capture')).toHaveCount(1);
  await choice.selectOption('');
  await expect(messages(page)).toContainText('response after');
});

test('a compressed capture opens as one too, and its file is a step away', async ({ page }) => {
  await openCapture(page, 'rmi.pcap.gz', gzipSync(sample('captures/rmi.pcap')));
  await expect(flows(page).getByRole('row')).toHaveCount(3);
  await page.getByRole('link', { name: 'Bytes of the file' }).click();
  await expectTree(page);
  await page.getByRole('link', { name: 'Capture', exact: true }).click();
  await expect(flows(page).getByRole('row')).toHaveCount(3);
});

test('what is no capture says so, and leads to its bytes', async ({ page }) => {
  await page.goto('/');
  await page
    .getByLabel('Choose files')
    .setInputFiles({ name: 'order.ser', mimeType: 'application/octet-stream', buffer: sample('java/order.ser') });
  await expectTree(page);
  await expect(page.getByRole('link', { name: 'Capture', exact: true })).toHaveCount(0);
  await page.goto(`${new URL(page.url()).pathname}/capture`);
  await expect(page.getByRole('alert')).toContainText('no capture');
  await page.getByRole('alert').getByRole('link', { name: 'Bytes of the file' }).click();
  await expectTree(page);
});

/** A capture of Ethernet, IPv4 and UDP from 10.0.0.7 to 10.0.0.1, a millisecond apart. */
function datagrams(port: number, payloads: readonly Buffer[]): Buffer {
  const packets = payloads.map((payload, i) => {
    const packet = Buffer.alloc(16 + 42 + payload.length);
    packet.writeUInt32LE(1_709_285_400, 0);
    packet.writeUInt32LE(i * 1000, 4);
    packet.writeUInt32LE(42 + payload.length, 8);
    packet.writeUInt32LE(42 + payload.length, 12);
    Buffer.from('02000a00000102000a0000070800450000000000400040110000' + '0a0000070a000001', 'hex').copy(packet, 16);
    packet.writeUInt16BE(28 + payload.length, 32);
    packet.writeUInt16BE(40_000, 50);
    packet.writeUInt16BE(port, 52);
    packet.writeUInt16BE(8 + payload.length, 54);
    payload.copy(packet, 58);
    return packet;
  });
  return Buffer.concat([Buffer.from('d4c3b2a1020004000000000000000000' + '0000040001000000', 'hex'), ...packets]);
}

const tickFormat = `meta: {id: tick, title: Tick, endian: be}
to-string: '"tick " + number.to_s'
seq:
  - {id: mark, contents: TK}
  - {id: number, type: u2}
  - {id: text, type: str, size: 5, encoding: UTF-8}
`;

test('datagrams are decoded as one’s own format, bound to their flow, and open as what they are', async ({ page }, {
  repeatEachIndex,
}) => {
  // A rule for a port holds for all who use the server, a copy of this test beside it among them.
  const port = 9999 + repeatEachIndex;
  const saved = await page.request.put('/api/v1/formats/tick', {
    headers: { 'Content-Type': 'text/yaml' },
    data: tickFormat,
  });
  expect(saved.ok()).toBe(true);
  const ticks = ['TK\0\x01first', 'TK\0\x02cut', 'TK\0\x03third'].map((text) => Buffer.from(text, 'latin1'));
  await openCapture(page, 'ticks.pcap', datagrams(port, [...ticks, sample('java/order.ser')]));
  await flows(page).getByRole('row').first().click();
  await expect(messages(page)).toHaveAttribute('aria-rowcount', '5');
  await expect(messages(page)).toContainText('orderCode=777');

  await page.getByLabel('Format').selectOption('tick');
  await expect(messages(page)).toContainText('tick 1');
  const cut = messages(page).getByRole('row').filter({ hasText: '7 bytes' });
  await expect(cut.locator('.chip-worrying')).toHaveAttribute('title', /5 bytes/);
  await expect(messages(page)).toContainText('tick 3');
  await page.getByRole('button', { name: `Use for port ${port} in every capture` }).click();
  await expect(page.getByText(`Port ${port} is tick in every capture`)).toBeVisible();
  await page.getByRole('button', { name: 'Remove this rule' }).click();

  await messages(page).getByRole('row').filter({ hasText: 'tick 3' }).getByRole('link', { name: 'Inspect' }).click();
  await expectTree(page);
  await expect(page).toHaveURL(/format=tick&layers=udp%3A0a%2Fpart%4016%2B9/);
  await expect(page.getByRole('treegrid')).toContainText('third');
});

test('a flow that nobody knows shows what its runs look like and what is embedded in it', async ({ page }) => {
  await openRmi(page);
  await flows(page).getByRole('row').filter({ hasText: '10.0.0.1:2099' }).click();
  await page.getByLabel('Format').selectOption('bytes');
  const embedded = page.getByRole('list', { name: 'Embedded streams' });
  await expect(embedded.getByRole('listitem')).toHaveCount(8);
  await expect(embedded).toContainText('Java serialization stream');
  await embedded.getByRole('link', { name: 'Open' }).nth(2).click();
  await expectTree(page);
  await expect(page).toHaveURL(/layers=tcp%3A2a%2Fpart%40128%2B1665/);
  await expect(page.getByRole('treegrid')).toContainText('ArrayList');
  await page.goBack();
  await page.getByLabel('Format').selectOption('');
  await expect(messages(page)).toContainText('response after');
  await expect(embedded).toHaveCount(0);
});

test('a message says what its payload looks like, and opens it', async ({ page }) => {
  const wrapped = Buffer.concat([Buffer.from([0, 1, 2, 3]), sample('java/order.ser')]);
  await page.request.put('/api/v1/formats/wrapped', {
    headers: { 'Content-Type': 'text/yaml' },
    data: 'meta: {id: wrapped, title: Wrapped, endian: be}\nseq:\n  - {id: head, type: u4}\n  - {id: body, size-eos: true}\n',
  });
  await openCapture(page, 'wrapped.pcap', datagrams(9998, [wrapped, sample('java/order.ser')]));
  await flows(page).getByRole('row').first().click();
  await page.getByLabel('Format').selectOption('wrapped');
  await messages(page).getByRole('link', { name: 'contains java_serialization' }).first().click();
  await expectTree(page);
  await expect(page).toHaveURL(/format=java_serialization&layers=udp%3A0a%2Fpart%400%2B344%2Fpart%404%2B340/);
  await expect(page.getByRole('treegrid')).toContainText('orderCode=777');
});

/** A million packets of UDP between a thousand pairs, 48 bytes each: 64 MB. */
function millionPackets(): Buffer {
  const [packets, header, record] = [1_000_000, 24, 16 + 48];
  const file = Buffer.alloc(header + packets * record);
  Buffer.from('d4c3b2a1020004000000000000000000' + '0000040001000000', 'hex').copy(file);
  const frame = Buffer.from(
    '02000a00000102000a0000070800' + '4500002200004000401100000a0000070a000001' + '0000115c000e0000' + '010203040506',
    'hex',
  );
  for (let i = 0, at = header; i < packets; i++, at += record) {
    file.writeUInt32LE(1_709_285_400 + Math.floor(i / 10_000), at);
    file.writeUInt32LE((i % 10_000) * 100, at + 4);
    file.writeUInt32LE(48, at + 8);
    file.writeUInt32LE(48, at + 12);
    frame.copy(file, at + 16);
    file.writeUInt16BE(40_000 + (i % 1000), at + 16 + 34);
    file.writeUInt32BE(i, at + 16 + 42);
  }
  return file;
}

test('a million packets: every one in reach, and nothing freezes', async ({ page }) => {
  test.slow();
  const file = test.info().outputPath('million.pcap'); // too large to be handed over as a buffer
  writeFileSync(file, millionPackets());
  await page.goto('/');
  await page.getByLabel('Choose files').setInputFiles(file);
  await expect(page.getByRole('tab', { name: /^Packets/ })).toContainText('1,000,000', { timeout: 180_000 });
  await expect(flows(page)).toHaveAttribute('aria-rowcount', '1001');
  const elementsMade = await countElements(page);
  await page.keyboard.press('2');
  const packets = page.getByRole('grid', { name: 'Packets' });
  await expect(packets).toHaveAttribute('aria-rowcount', '1000001');
  await page.keyboard.press('l');
  await page.keyboard.press('End');
  const last = packets.getByRole('row').last();
  await expect(last).toContainText('1,000,000');
  await expect(last).toContainText('99.999900000');
  for (let i = 0; i < 40; i++) await page.keyboard.press('PageUp');
  await expect(packets.locator('.list-active')).not.toContainText('1,000,000');
  await packets.hover();
  await page.mouse.wheel(0, 2400);
  await page.keyboard.press('Home');
  await expect(packets.getByRole('row').first()).toContainText('0.000000000');
  expect(await elementsMade()).toBeLessThan(MOST_ELEMENTS);
  expect(await page.locator('*').count()).toBeLessThan(2500);

  await page.keyboard.press('1');
  await page.keyboard.press('s');
  await page.keyboard.type('40999');
  await flows(page).getByRole('row').first().click();
  await expect(messages(page)).toHaveAttribute('aria-rowcount', '1001');
});
