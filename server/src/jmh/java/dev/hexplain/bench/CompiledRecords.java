package dev.hexplain.bench;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads the mixed records as a class reads them that Kaitai's compiler generates for Java: an object for each type, a
 * field for each attribute, enums by a map from their ids, strings decoded, bytes from a mapped {@link ByteBuffer} as its
 * runtime has them. Written by hand in that form, since neither the compiler nor its runtime is part of this build.
 */
final class CompiledRecords {
    private CompiledRecords() {}

    /** The runtime's stream over a mapped file. */
    static final class Stream {
        private final ByteBuffer bytes;

        Stream(Path file) throws IOException {
            try (FileChannel channel = FileChannel.open(file)) {
                bytes = channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size());
            }
        }

        boolean isEof() {
            return !bytes.hasRemaining();
        }

        int pos() {
            return bytes.position();
        }

        int readU1() {
            return bytes.get() & 0xff;
        }

        int readU2le() {
            bytes.order(ByteOrder.LITTLE_ENDIAN);
            return bytes.getShort() & 0xffff;
        }

        long readU4le() {
            bytes.order(ByteOrder.LITTLE_ENDIAN);
            return bytes.getInt() & 0xffffffffL;
        }

        int readS4le() {
            bytes.order(ByteOrder.LITTLE_ENDIAN);
            return bytes.getInt();
        }

        long readS8le() {
            bytes.order(ByteOrder.LITTLE_ENDIAN);
            return bytes.getLong();
        }

        double readF8le() {
            bytes.order(ByteOrder.LITTLE_ENDIAN);
            return bytes.getDouble();
        }

        byte[] readBytes(long count) {
            byte[] read = new byte[Math.toIntExact(count)];
            bytes.get(read);
            return read;
        }
    }

    /** {@code kind}. */
    enum Kind {
        CUSTOMER(1),
        LINE(2),
        PAYMENT(3);

        private final long id;

        Kind(long id) {
            this.id = id;
        }

        private static final Map<Long, Kind> BY_ID = new HashMap<>(3);

        static {
            for (Kind kind : values()) {
                BY_ID.put(kind.id, kind);
            }
        }

        static @Nullable Kind byId(long id) {
            return BY_ID.get(id);
        }
    }

    /** {@code status}. */
    enum Status {
        NEW(0),
        PAID(1),
        PACKED(2),
        SHIPPED(3),
        DELIVERED(4),
        RETURNED(5);

        private final long id;

        Status(long id) {
            this.id = id;
        }

        private static final Map<Long, Status> BY_ID = new HashMap<>(6);

        static {
            for (Status status : values()) {
                BY_ID.put(status.id, status);
            }
        }

        static @Nullable Status byId(long id) {
            return BY_ID.get(id);
        }
    }

    /** {@code record}. */
    static final class MixedRecord {
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

        MixedRecord(Stream io) {
            this.io = io;
            read();
        }

        private void read() {
            number = io.readS8le();
            kind = Kind.byId(io.readU1());
            status = Status.byId(io.readU1());
            flags = io.readU2le();
            created = io.readS8le();
            lenOrder = io.readU1();
            order = new String(io.readBytes(lenOrder), StandardCharsets.UTF_8);
            if ((flags & 1) != 0) {
                deliveryDay = io.readS4le();
            }
            if ((flags & 2) != 0) {
                lenComment = io.readU2le();
            }
            if ((flags & 2) != 0) {
                comment = new String(io.readBytes(lenComment), StandardCharsets.UTF_8);
            }
            Kind on = kind;
            if (on != null) {
                body = switch (on) {
                    case CUSTOMER -> new Customer(io, this);
                    case LINE -> new Line(io, this);
                    case PAYMENT -> new Payment(io, this);
                };
            }
        }
    }

    /** {@code customer}. */
    static final class Customer {
        final Stream io;
        final MixedRecord parent;
        long id;
        int lenName;
        String name = "";
        int lenEmail;
        String email = "";
        int hasPhone;

        @Nullable Integer lenPhone;

        @Nullable String phone;

        Customer(Stream io, MixedRecord parent) {
            this.io = io;
            this.parent = parent;
            read();
        }

        private void read() {
            id = io.readS8le();
            lenName = io.readU2le();
            name = new String(io.readBytes(lenName), StandardCharsets.UTF_8);
            lenEmail = io.readU2le();
            email = new String(io.readBytes(lenEmail), StandardCharsets.UTF_8);
            hasPhone = io.readU1();
            if (hasPhone == 1) {
                lenPhone = io.readU1();
            }
            if (hasPhone == 1) {
                phone = new String(io.readBytes(lenPhone), StandardCharsets.UTF_8);
            }
        }
    }

    /** {@code line}. */
    static final class Line {
        final Stream io;
        final MixedRecord parent;
        String sku = "";
        long quantity;
        double price;
        int lenTitle;
        String title = "";

        Line(Stream io, MixedRecord parent) {
            this.io = io;
            this.parent = parent;
            read();
        }

        private void read() {
            sku = new String(io.readBytes(10), StandardCharsets.US_ASCII);
            quantity = io.readU4le();
            price = io.readF8le();
            lenTitle = io.readU2le();
            title = new String(io.readBytes(lenTitle), StandardCharsets.UTF_8);
        }
    }

    /** {@code payment}. */
    static final class Payment {
        final Stream io;
        final MixedRecord parent;
        long account;
        double amount;
        String currency = "";

        Payment(Stream io, MixedRecord parent) {
            this.io = io;
            this.parent = parent;
            read();
        }

        private void read() {
            account = io.readS8le();
            amount = io.readF8le();
            currency = new String(io.readBytes(3), StandardCharsets.US_ASCII);
        }
    }
}
