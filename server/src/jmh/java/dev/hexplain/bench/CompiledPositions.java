package dev.hexplain.bench;

import dev.hexplain.bench.CompiledRecords.Kind;
import dev.hexplain.bench.CompiledRecords.Status;
import dev.hexplain.bench.CompiledRecords.Stream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The classes of {@link CompiledRecords} as the compiler generates them with {@code --read-pos}: each object has two maps
 * from the name of an attribute to where it starts and ends.
 */
final class CompiledPositions {
    private CompiledPositions() {}

    /** {@code record} with positions. */
    static final class PositionedRecord {
        final Map<String, Integer> attrStart = new HashMap<>();
        final Map<String, Integer> attrEnd = new HashMap<>();
        final Stream io;
        long number;

        @Nullable Kind kind;

        @Nullable Status status;

        int flags;
        long created;
        int lenOrder;
        String order = "";

        @Nullable Integer deliveryDay;

        @Nullable Integer lenComment;

        @Nullable String comment;

        @Nullable Object body;

        PositionedRecord(Stream io) {
            this.io = io;
            read();
        }

        private void read() {
            attrStart.put("number", io.pos());
            number = io.readS8le();
            attrEnd.put("number", io.pos());
            attrStart.put("kind", io.pos());
            kind = Kind.byId(io.readU1());
            attrEnd.put("kind", io.pos());
            attrStart.put("status", io.pos());
            status = Status.byId(io.readU1());
            attrEnd.put("status", io.pos());
            attrStart.put("flags", io.pos());
            flags = io.readU2le();
            attrEnd.put("flags", io.pos());
            attrStart.put("created", io.pos());
            created = io.readS8le();
            attrEnd.put("created", io.pos());
            attrStart.put("len_order", io.pos());
            lenOrder = io.readU1();
            attrEnd.put("len_order", io.pos());
            attrStart.put("order", io.pos());
            order = new String(io.readBytes(lenOrder), StandardCharsets.UTF_8);
            attrEnd.put("order", io.pos());
            if ((flags & 1) != 0) {
                attrStart.put("delivery_day", io.pos());
                deliveryDay = io.readS4le();
                attrEnd.put("delivery_day", io.pos());
            }
            if ((flags & 2) != 0) {
                attrStart.put("len_comment", io.pos());
                lenComment = io.readU2le();
                attrEnd.put("len_comment", io.pos());
            }
            if ((flags & 2) != 0) {
                attrStart.put("comment", io.pos());
                comment = new String(io.readBytes(lenComment), StandardCharsets.UTF_8);
                attrEnd.put("comment", io.pos());
            }
            attrStart.put("body", io.pos());
            Kind on = kind;
            if (on != null) {
                body = switch (on) {
                    case CUSTOMER -> new PositionedCustomer(io, this);
                    case LINE -> new PositionedLine(io, this);
                    case PAYMENT -> new PositionedPayment(io, this);
                };
            }
            attrEnd.put("body", io.pos());
        }
    }

    /** {@code customer} with positions. */
    static final class PositionedCustomer {
        final Map<String, Integer> attrStart = new HashMap<>();
        final Map<String, Integer> attrEnd = new HashMap<>();
        final Stream io;
        final PositionedRecord parent;
        long id;
        int lenName;
        String name = "";
        int lenEmail;
        String email = "";
        int hasPhone;

        @Nullable Integer lenPhone;

        @Nullable String phone;

        PositionedCustomer(Stream io, PositionedRecord parent) {
            this.io = io;
            this.parent = parent;
            read();
        }

        private void read() {
            attrStart.put("id", io.pos());
            id = io.readS8le();
            attrEnd.put("id", io.pos());
            attrStart.put("len_name", io.pos());
            lenName = io.readU2le();
            attrEnd.put("len_name", io.pos());
            attrStart.put("name", io.pos());
            name = new String(io.readBytes(lenName), StandardCharsets.UTF_8);
            attrEnd.put("name", io.pos());
            attrStart.put("len_email", io.pos());
            lenEmail = io.readU2le();
            attrEnd.put("len_email", io.pos());
            attrStart.put("email", io.pos());
            email = new String(io.readBytes(lenEmail), StandardCharsets.UTF_8);
            attrEnd.put("email", io.pos());
            attrStart.put("has_phone", io.pos());
            hasPhone = io.readU1();
            attrEnd.put("has_phone", io.pos());
            if (hasPhone == 1) {
                attrStart.put("len_phone", io.pos());
                lenPhone = io.readU1();
                attrEnd.put("len_phone", io.pos());
            }
            if (hasPhone == 1) {
                attrStart.put("phone", io.pos());
                phone = new String(io.readBytes(lenPhone), StandardCharsets.UTF_8);
                attrEnd.put("phone", io.pos());
            }
        }
    }

    /** {@code line} with positions. */
    static final class PositionedLine {
        final Map<String, Integer> attrStart = new HashMap<>();
        final Map<String, Integer> attrEnd = new HashMap<>();
        final Stream io;
        final PositionedRecord parent;
        String sku = "";
        long quantity;
        double price;
        int lenTitle;
        String title = "";

        PositionedLine(Stream io, PositionedRecord parent) {
            this.io = io;
            this.parent = parent;
            read();
        }

        private void read() {
            attrStart.put("sku", io.pos());
            sku = new String(io.readBytes(10), StandardCharsets.US_ASCII);
            attrEnd.put("sku", io.pos());
            attrStart.put("quantity", io.pos());
            quantity = io.readU4le();
            attrEnd.put("quantity", io.pos());
            attrStart.put("price", io.pos());
            price = io.readF8le();
            attrEnd.put("price", io.pos());
            attrStart.put("len_title", io.pos());
            lenTitle = io.readU2le();
            attrEnd.put("len_title", io.pos());
            attrStart.put("title", io.pos());
            title = new String(io.readBytes(lenTitle), StandardCharsets.UTF_8);
            attrEnd.put("title", io.pos());
        }
    }

    /** {@code payment} with positions. */
    static final class PositionedPayment {
        final Map<String, Integer> attrStart = new HashMap<>();
        final Map<String, Integer> attrEnd = new HashMap<>();
        final Stream io;
        final PositionedRecord parent;
        long account;
        double amount;
        String currency = "";

        PositionedPayment(Stream io, PositionedRecord parent) {
            this.io = io;
            this.parent = parent;
            read();
        }

        private void read() {
            attrStart.put("account", io.pos());
            account = io.readS8le();
            attrEnd.put("account", io.pos());
            attrStart.put("amount", io.pos());
            amount = io.readF8le();
            attrEnd.put("amount", io.pos());
            attrStart.put("currency", io.pos());
            currency = new String(io.readBytes(3), StandardCharsets.US_ASCII);
            attrEnd.put("currency", io.pos());
        }
    }
}
