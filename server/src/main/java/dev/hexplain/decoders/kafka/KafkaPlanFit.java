package dev.hexplain.decoders.kafka;

import dev.hexplain.bytes.PlainText;
import dev.hexplain.bytes.Varint;
import dev.hexplain.bytes.Window;
import dev.hexplain.decoders.kafka.KafkaMessagePlan.Layout;
import dev.hexplain.decoders.kafka.KafkaMessagePlan.Step;

/** Tests whether bytes fit a plan to the last byte, and scores the evidence. Recurses as deep as definitions nest. */
final class KafkaPlanFit {
    /** The result of {@link #of} for bytes that do not fit. */
    static final int NONE = -1;

    private static final int MOST_STEPS = 1 << 18;
    private static final int DEEPEST = 32;
    private static final int HIGHEST_ERROR = 300;
    private static final int LIST_COUNTS = 4;
    private static final int TEXT_COUNTS = 8;
    private static final int RECORDS_COUNT = 64;

    private final Window bytes;
    private final KafkaBatchFinder finder;
    private final KafkaMessagePlan plan;
    private final long end;
    private long at;
    private int evidence;
    private int steps;

    private KafkaPlanFit(Window bytes, KafkaMessagePlan plan, long from, long end) {
        this.bytes = bytes;
        this.finder = new KafkaBatchFinder(bytes, looked -> {});
        this.plan = plan;
        this.at = from;
        this.end = end;
    }

    /**
     * The evidence in the message that is unlikely by chance, such as readable names; {@link #NONE} where it does not
     * fit.
     */
    static int of(Window bytes, KafkaMessagePlan plan, long from, long end) {
        KafkaPlanFit fit = new KafkaPlanFit(bytes, plan, from, end);
        return fit.struct(plan.root(), 0) && fit.at == end ? fit.evidence : NONE;
    }

    private boolean struct(Layout layout, int depth) {
        if (depth > DEEPEST) {
            return false;
        }
        for (Step field : layout.fields()) {
            if (!field(field, depth)) {
                return false;
            }
        }
        return !layout.flexible() || tags(layout, depth);
    }

    private boolean field(Step field, int depth) {
        if (!field.list()) {
            return value(field, field.nullable(), depth);
        }
        long count = length(field, 4);
        if (count < 0 || count > end - at) {
            return count == -1 && field.nullable();
        }
        evidence += count > 0 ? LIST_COUNTS : 0;
        for (long left = count; left > 0; left--) {
            if (!value(field, false, depth)) {
                return false;
            }
        }
        return true;
    }

    private boolean value(Step field, boolean nullable, int depth) {
        if (++steps > MOST_STEPS) {
            return false;
        }
        return switch (field.type()) {
            case STRING -> text(length(field, 2), nullable);
            case BYTES -> skip(length(field, 4), nullable);
            case RECORDS -> records(length(field, 4), nullable);
            case STRUCT ->
                nullable ? present(field, depth) : struct(plan.structs().get(field.struct()), depth + 1);
            default -> fixed(field);
        };
    }

    private boolean present(Step field, int depth) {
        if (at >= end) {
            return false;
        }
        int present = (byte) bytes.u1(at++);
        return present == -1 || (present == 1 && struct(plan.structs().get(field.struct()), depth + 1));
    }

    private boolean fixed(Step field) {
        int size = field.type().size;
        if (end - at < size) {
            return false;
        }
        boolean possible = switch (field.type()) {
            case BOOL -> bytes.u1(at) <= 1;
            case INT16 -> !field.errorCode() || isError((short) bytes.u2(at));
            case INT32 -> !field.name().endsWith("_ms") || bytes.s4(at) >= -1;
            default -> true;
        };
        at += size;
        return possible;
    }

    private static boolean isError(int code) {
        return code >= -1 && code < HIGHEST_ERROR;
    }

    private boolean text(long length, boolean nullable) {
        if (length <= 0) {
            return length == 0 || (length == -1 && nullable);
        }
        if (length > end - at || !PlainText.isPrintable(bytes, at, at + length)) {
            return false;
        }
        evidence += (int) Math.min(TEXT_COUNTS, length);
        at += length;
        return true;
    }

    private boolean records(long length, boolean nullable) {
        if (length >= KafkaBatchFinder.HEAD && length <= end - at) {
            if (!finder.isBatch(at, end) && !finder.isLegacy(at, at + length)) {
                return false;
            }
            evidence += RECORDS_COUNT;
        }
        return skip(length, nullable);
    }

    private boolean skip(long length, boolean nullable) {
        if (length < 0 || length > end - at) {
            return length == -1 && nullable;
        }
        at += length;
        return true;
    }

    /** Skips a length; -2 where it is invalid. */
    private long length(Step field, int wide) {
        if (field.compact()) {
            return varint() - 1;
        }
        if (end - at < wide) {
            return -2;
        }
        long length = wide == 2 ? (short) bytes.u2(at) : bytes.s4(at);
        at += wide;
        return length;
    }

    private long varint() {
        int length = Varint.length(bytes, at, end);
        if (length <= 0 || length > 5) {
            return -1;
        }
        long value = Varint.value(bytes, at, length);
        at += length;
        return value;
    }

    private boolean tags(Layout layout, int depth) {
        long count = varint();
        if (count < 0 || count > end - at) {
            return false;
        }
        long last = -1;
        for (long left = count; left > 0; left--) {
            long tag = varint();
            long size = varint();
            long stop = at + size;
            if (tag <= last || size < 0 || stop > end) {
                return false;
            }
            Step known = layout.tagged().get((int) tag);
            if (known != null && (!field(known, depth) || at != stop)) {
                return false;
            }
            at = stop;
            last = tag;
        }
        return true;
    }
}
