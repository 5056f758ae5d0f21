package dev.hexplain.inspect.print;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldId;
import dev.hexplain.tree.Quoted;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ScalarKind;
import dev.hexplain.values.TreeValues;
import dev.hexplain.values.ValueSummary;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * A throwable in the lines of {@link Throwable#printStackTrace()}: its frames, those that were suppressed, its cause, each
 * without the frames that it shares with the one around it; and, apart, what its classes add to a throwable.
 */
final class StackTrace {
    private static final int MOST_LINES = 1 << 14;
    /** Frames that are read of all: those that throwables share are one line, and are read for each. */
    private static final int MOST_FRAMES = 1 << 14;
    /** Of all lines: names and messages may be long, and come again. */
    private static final int MOST_CHARACTERS = 1 << 24;
    /** Throwables in one another. */
    private static final int DEEPEST = 256;
    /** Members that the classes of causes and suppressed ones add. */
    private static final int MOST_MEMBERS = 1 << 10;

    private static final int LONGEST_TEXT = 4000;
    private static final int LONGEST_FRAME = 1000;

    private static final String NOT_PRINTED = "… (what is deeper, or behind many lines, is not printed)";

    private final TreeValues values;
    private final Function<Field, String> marks;
    private final List<String> lines = new ArrayList<>();
    private final List<LogicalValue.Named> members = new ArrayList<>();
    private final Set<FieldId> seen = new HashSet<>();
    private int framesLeft = MOST_FRAMES;
    private int room = MOST_CHARACTERS;

    private StackTrace(TreeValues values, Function<Field, String> marks) {
        this.values = values;
        this.marks = marks;
    }

    /**
     * What is printed of a throwable.
     *
     * @param lines without what separates them; the first is what the throwable says of itself
     * @param rest the members that the lines do not say; those of other throwables than the first carry their class
     */
    record Printed(List<String> lines, Paged<LogicalValue.Named> rest) {}

    /** @param marks what is behind the line of a throwable that others refer to; empty where none do */
    static Printed of(TreeValues values, LogicalValue.Structure throwable, Function<Field, String> marks) {
        StackTrace trace = new StackTrace(values, marks);
        Thrown thrown = trace.read(throwable);
        trace.seen.add(throwable.field().id());
        trace.add(thrown, List.of(), "", "", 0);
        return new Printed(trace.lines, thrown.rest().then(Paged.of(trace.members)));
    }

    /** What the class {@code Throwable} says of an object, and the members that other classes add. */
    private record Thrown(
            LogicalValue.Structure whole,
            String says,
            Optional<LogicalValue> cause,
            List<String> frames,
            boolean hasMoreFrames,
            Optional<LogicalValue> suppressed,
            Paged<LogicalValue.Named> rest) {
        /** Of a stack trace that could not be written; an absent one reads as this. */
        private static final String NO_FRAME = ".(Unknown Source)";

        private static final List<String> OF_THROWABLE =
                List.of("detailMessage", "cause", "stackTrace", "suppressedExceptions");

        /** @param most frames */
        static Thrown of(LogicalValue.Structure whole, int most) {
            List<LogicalValue.Named> first = whole.members().page(0, OF_THROWABLE.size());
            LogicalValue[] found = new LogicalValue[OF_THROWABLE.size()];
            int count = 0;
            int at = 0;
            for (LogicalValue.Named member : first) {
                int place = OF_THROWABLE.indexOf(member.name());
                if (place < at) {
                    break;
                }
                found[place] = member.value();
                at = place + 1;
                count++;
            }
            return new Thrown(
                    whole,
                    whole.type() + message(found[0]),
                    Optional.ofNullable(found[1]).filter(cause -> !isNull(cause)),
                    frames(found[2], most),
                    found[2] instanceof LogicalValue.Sequence all
                            && all.elements().count() > most,
                    Optional.ofNullable(found[3]),
                    whole.members().range(count, whole.members().count() - count));
        }

        private static String message(LogicalValue message) {
            if (!(message instanceof LogicalValue.Scalar scalar) || isNull(scalar)) {
                return "";
            }
            return ": " + scalar.text().first(LONGEST_TEXT) + (scalar.text().isLongerThan(LONGEST_TEXT) ? "…" : "");
        }

        private static boolean isNull(LogicalValue value) {
            return value instanceof LogicalValue.Scalar scalar && scalar.kind() == ScalarKind.NULL;
        }

        private static List<String> frames(LogicalValue trace, int most) {
            if (!(trace instanceof LogicalValue.Sequence sequence)) {
                return List.of();
            }
            List<String> frames = sequence.elements().page(0, most).stream()
                    .map(frame -> frame instanceof LogicalValue.Scalar scalar
                            ? scalar.text().first(LONGEST_FRAME)
                            : ValueSummary.of(frame, LONGEST_FRAME))
                    .toList();
            return frames.equals(List.of(NO_FRAME)) ? List.of() : frames;
        }
    }

    /**
     * @param around the frames of the throwable around this one
     * @param caption how it is related to that one
     * @param prefix of each of its lines
     */
    private void add(Thrown thrown, List<String> around, String caption, String prefix, int depth) {
        line(prefix + caption + thrown.says(), marks.apply(thrown.whole().field()));
        List<String> frames = thrown.frames();
        int common = common(frames, around);
        for (String frame : frames.subList(0, frames.size() - common)) {
            line(prefix + "\tat " + frame, "");
        }
        if (common > 0) {
            line(prefix + "\t... " + common + " more", "");
        }
        if (thrown.hasMoreFrames()) {
            line(prefix + "\t… (of many frames, the others are not printed)", "");
        }
        for (LogicalValue each : elements(thrown.suppressed())) {
            if (isFull()) {
                line(prefix + "\tSuppressed: " + NOT_PRINTED, "");
                break;
            }
            enclosed(each, frames, "Suppressed: ", prefix + "\t", depth + 1);
        }
        thrown.cause().ifPresent(cause -> enclosed(cause, frames, "Caused by: ", prefix, depth + 1));
    }

    private Thrown read(LogicalValue.Structure throwable) {
        Thrown thrown = Thrown.of(throwable, framesLeft);
        framesLeft -= thrown.frames().size();
        return thrown;
    }

    private boolean isFull() {
        return lines.size() > MOST_LINES || room < 0;
    }

    /** How many frames at the end are the same. */
    private static int common(List<String> frames, List<String> around) {
        int common = 0;
        while (common < Math.min(frames.size(), around.size())
                && frames.get(frames.size() - 1 - common).equals(around.get(around.size() - 1 - common))) {
            common++;
        }
        return common;
    }

    private List<LogicalValue> elements(Optional<LogicalValue> list) {
        return list.map(this::followed).orElse(null) instanceof LogicalValue.Sequence sequence
                ? sequence.elements().page(0, MOST_LINES + 1)
                : List.of();
    }

    private LogicalValue followed(LogicalValue value) {
        return value instanceof LogicalValue.Reference reference ? values.of(reference) : value;
    }

    private void enclosed(LogicalValue value, List<String> around, String caption, String prefix, int depth) {
        if (!(followed(value) instanceof LogicalValue.Structure structure) || !values.isThrowable(structure)) {
            line(prefix + caption + ValueSummary.of(followed(value), LONGEST_TEXT), "");
            return;
        }
        if (depth > DEEPEST || isFull()) {
            line(prefix + caption + NOT_PRINTED, "");
            return;
        }
        Thrown thrown = read(structure);
        if (!seen.add(structure.field().id())) {
            line(prefix + caption + "[CIRCULAR REFERENCE: " + thrown.says() + "]", "");
            return;
        }
        String className = structure.type().substring(structure.type().lastIndexOf('.') + 1);
        int left = MOST_MEMBERS - members.size();
        for (LogicalValue.Named member : thrown.rest().page(0, left)) {
            members.add(new LogicalValue.Named(className + "." + member.name(), member.value()));
        }
        add(thrown, around, caption, prefix, depth);
        if (thrown.rest().count() > left) {
            line(prefix + "\t… (of many members of causes, the others are not printed)", "");
        }
    }

    /** Adds the lines of a text: a message may have several. */
    private void line(String text, String mark) {
        int tabs = 0;
        while (tabs < text.length() && text.charAt(tabs) == '\t') {
            tabs++;
        }
        String[] each = text.substring(tabs).split("\n", -1);
        for (int i = 0; i < each.length; i++) {
            String shown = (i == 0 ? "\t".repeat(tabs) : "") + Quoted.visible(each[i]);
            lines.add(i == each.length - 1 ? shown + mark : shown);
            room -= shown.length();
        }
    }
}
