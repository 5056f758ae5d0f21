import { useEffect } from 'react';
import type { Field } from '../../../api/types.ts';
import { usePages, useStore } from '../../../state/shell/react.ts';
import type { OpenTree } from '../../../state/tree/openTree.ts';
import { byteWindow, windowKeys } from '../../../state/tree/spans.ts';
import { hasOrder, ordersOf } from './orders.ts';

type Props = { readonly open: OpenTree; readonly field: Field };

/** The number of a field in both byte orders, the one it has being marked. */
export function BothOrders({ open, field }: Props) {
  const sourceView = useStore(open.sources.shown);
  usePages(sourceView.bytes);
  const swapped = useStore(open.swapped).has(field.id);
  const wanted = hasOrder(field) && field.source === sourceView.source;
  const { offset, length } = field;
  useEffect(() => {
    sourceView.bytes.want('orders', wanted ? windowKeys(offset, offset + length, byteWindow) : []);
    return () => sourceView.bytes.want('orders', []);
  }, [sourceView, wanted, offset, length]);

  const orders = wanted ? ordersOf(field, open.sources.bytesAt(offset, length)) : undefined;
  if (!orders) return null;
  const shown = swapped ? other(orders.own) : orders.own;
  return (
    <table className="orders" aria-label="The number in both byte orders">
      <tbody>
        {(['big', 'little'] as const).map((order) => (
          <tr key={order} className={order === shown ? 'orders-own' : undefined}>
            <th scope="row">{order}-endian</th>
            <td>
              <code>{orders[order]}</code>
              {order === shown && <span className="dim"> {swapped ? 'shown, swapped' : 'original'}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const other = (order: 'big' | 'little') => (order === 'big' ? 'little' : 'big');

/** Shows the selected number in the other byte order in the tree too, or as it is again. False where there is none. */
export async function swapSelected(open: OpenTree): Promise<boolean> {
  const field = open.detail.get()?.field;
  if (!field || !hasOrder(field)) return false;
  const values = new Map(open.swapped.get());
  if (!values.delete(field.id)) {
    const orders = ordersOf(field, await open.sources.fetchBytes(field.offset, field.length));
    if (!orders) return false;
    values.set(field.id, orders[other(orders.own)]);
  }
  open.swapped.set(values);
  return true;
}
