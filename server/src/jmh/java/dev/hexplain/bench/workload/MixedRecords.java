package dev.hexplain.bench.workload;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * What happens to the orders of a shop, as records back to back: each has fields that may be absent, texts behind their
 * lengths, and a body by its kind. About 100 MB.
 */
public final class MixedRecords {
    public static final String DESCRIPTOR = """
            meta: {id: mixed_records, endian: le}
            seq:
              - {id: records, type: record, repeat: eos}
            types:
              record:
                seq:
                  - {id: number, type: u8}
                  - {id: kind, type: u1, enum: kind}
                  - {id: status, type: u1, enum: status}
                  - {id: flags, type: u2}
                  - {id: created, type: s8}
                  - {id: len_order, type: u1}
                  - {id: order, type: str, size: len_order, encoding: UTF-8}
                  - {id: delivery_day, type: s4, if: flags & 1 != 0}
                  - {id: len_comment, type: u2, if: flags & 2 != 0}
                  - {id: comment, type: str, size: len_comment, encoding: UTF-8, if: flags & 2 != 0}
                  - id: body
                    type:
                      switch-on: kind
                      cases:
                        kind::customer: customer
                        kind::line: line
                        kind::payment: payment
              customer:
                seq:
                  - {id: id, type: s8}
                  - {id: len_name, type: u2}
                  - {id: name, type: str, size: len_name, encoding: UTF-8}
                  - {id: len_email, type: u2}
                  - {id: email, type: str, size: len_email, encoding: UTF-8}
                  - {id: has_phone, type: u1}
                  - {id: len_phone, type: u1, if: has_phone == 1}
                  - {id: phone, type: str, size: len_phone, encoding: UTF-8, if: has_phone == 1}
              line:
                seq:
                  - {id: sku, type: str, size: 10, encoding: ASCII}
                  - {id: quantity, type: u4}
                  - {id: price, type: f8}
                  - {id: len_title, type: u2}
                  - {id: title, type: str, size: len_title, encoding: UTF-8}
              payment:
                seq:
                  - {id: account, type: s8}
                  - {id: amount, type: f8}
                  - {id: currency, type: str, size: 3, encoding: ASCII}
            enums:
              kind: {1: customer, 2: line, 3: payment}
              status: {0: new, 1: paid, 2: packed, 3: shipped, 4: delivered, 5: returned}
            """;

    private static final long BYTES = 100_000_000;
    private static final int CUSTOMER = 1;
    private static final int LINE = 2;
    private static final int PAYMENT = 3;
    private static final List<OrderStatus> STATUSES = List.of(OrderStatus.values());
    private static final int HAS_DAY = 1;
    private static final int HAS_COMMENT = 2;

    private final SplittableRandom random = new SplittableRandom(1);
    private final ByteBuffer out = ByteBuffer.allocate(1 << 16).order(ByteOrder.LITTLE_ENDIAN);

    private MixedRecords() {}

    public static Path file() throws IOException {
        return WorkloadFile.of("mixed-records.bin", out -> {
            MixedRecords records = new MixedRecords();
            ShopOrders orders = OrderFiles.orders();
            while (out.written() < BYTES) {
                records.add(orders.next());
                out.write(records.out.array(), 0, records.out.position());
                records.out.clear();
            }
        });
    }

    private void add(ShopOrder order) {
        begin(order, CUSTOMER, order.comment);
        customer(order.customer);
        for (OrderLine line : order.lines) {
            begin(order, LINE, random.nextInt(10) == 0 ? line.title : null);
            out.put(line.sku.getBytes(StandardCharsets.US_ASCII));
            out.putInt(line.quantity).putDouble(line.price.doubleValue());
            putText(line.title);
        }
        for (long account : order.payments) {
            begin(order, PAYMENT, null);
            out.putLong(account).putDouble(order.total.doubleValue());
            out.put(order.currency.getBytes(StandardCharsets.US_ASCII));
        }
    }

    private void begin(ShopOrder order, int kind, @Nullable String comment) {
        int flags = (order.delivery == null ? 0 : HAS_DAY) | (comment == null ? 0 : HAS_COMMENT);
        out.putLong(order.number).put((byte) kind).put((byte) STATUSES.indexOf(order.status));
        out.putShort((short) flags).putLong(order.created.toEpochMilli());
        byte[] id = order.id.getBytes(StandardCharsets.UTF_8);
        out.put((byte) id.length).put(id);
        if (order.delivery != null) {
            out.putInt((int) order.delivery.toEpochDay());
        }
        if (comment != null) {
            putText(comment);
        }
    }

    private void customer(ShopCustomer customer) {
        out.putLong(customer.id);
        putText(customer.name);
        putText(customer.email);
        out.put((byte) (customer.phone == null ? 0 : 1));
        if (customer.phone != null) {
            byte[] phone = customer.phone.getBytes(StandardCharsets.UTF_8);
            out.put((byte) phone.length).put(phone);
        }
    }

    private void putText(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.putShort((short) bytes.length).put(bytes);
    }
}
