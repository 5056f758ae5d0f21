package dev.hexplain.decoders.kryo;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Limits;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.tree.Exact;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.tree.ValueType;
import dev.hexplain.tree.Walk;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Tells which version of Kryo wrote a stream, which no byte names: the one that reads the beginning farthest, into the
 * fewest objects, with the fewest numbers that are odd, and would not be in the other byte order.
 */
final class KryoVersions {
    private static final int TRIED = 1 << 14;
    private static final int MOST_LEAVES = 1 << 12;
    private static final int ORDINARY = 100;
    /** Bytes of a stream that does not read as one of earlier versions by chance. */
    private static final int SHORTEST_SURE = 30;

    private static final double LARGE = 1e9;
    private static final Limits QUICK = new Limits(1 << 20, 1000, 1000, Duration.ofSeconds(5), 0);

    private KryoVersions() {}

    private record Reading(KryoClassModel model, long reached, long objects, int odd, boolean readable) {
        /** Whether no other can be better. */
        boolean isLikely() {
            return isOne() && odd == 0;
        }

        /** Whether it is more than a chance that a damaged stream reads like this. */
        boolean isSure(Source source) {
            return isLikely() && readable && source.length() >= SHORTEST_SURE;
        }

        /** Whether all is one object, without an issue. */
        boolean isOne() {
            return reached == Long.MAX_VALUE && objects <= 1;
        }
    }

    /**
     * The model of the version that wrote; of those that read equally well the first.
     *
     * @param unreferenced what is tried where none reads one object: one that does
     */
    static KryoClassModel of(
            Source source,
            DecodeOptions options,
            Progress progress,
            Shapes shapes,
            List<KryoClassModel> models,
            List<KryoClassModel> unreferenced) {
        if (models.size() == 1) {
            return models.getFirst();
        }
        long end = Math.min(source.length(), Math.min(options.offset(), source.length()) + TRIED);
        Source head = end == source.length() ? source : source.slice(0, end);
        DecodeOptions quick = new DecodeOptions(options.offset(), QUICK);
        Progress trials = progress.ofTrials(options.limits().end());
        Function<KryoClassModel, Reading> reading =
                model -> reading(head, quick, trials, shapes, model, source.length());
        Reading latest = reading.apply(models.getFirst());
        if (latest.isLikely()) {
            return latest.model();
        }
        Reading best = Stream.concat(Stream.of(latest), models.stream().skip(1).map(reading))
                .min(Comparator.comparingLong(Reading::reached)
                        .reversed()
                        .thenComparingLong(Reading::objects)
                        .thenComparingInt(Reading::odd))
                .orElseThrow();
        return best.isOne()
                ? best.model()
                : unreferenced.stream()
                        .map(reading)
                        .filter(each -> each.isOne() && (!each.model().settings.beforeFive() || each.isSure(source)))
                        .min(Comparator.comparingInt(Reading::odd))
                        .orElse(best)
                        .model();
    }

    private static Reading reading(
            Source head, DecodeOptions options, Progress progress, Shapes shapes, KryoClassModel model, long length) {
        boolean cut = head.length() < length;
        try (FieldTree tree = Parse.decode(
                head,
                options,
                TreeStorage.inMemory(),
                progress,
                shapes,
                parse -> new KryoGrammar(parse, model, KryoJavaStreams.NONE))) {
            long reached = tree.facts().issues().stream()
                    .filter(issue -> !cut || !issue.cut())
                    .mapToLong(Issue::offset)
                    .min()
                    .orElse(Long.MAX_VALUE);
            return new Reading(
                    model,
                    reached,
                    tree.childCount(tree.root()),
                    odd(tree, head, progress),
                    isReadable(tree, progress));
        }
    }

    /** Whether no text has control characters other than space. */
    private static boolean isReadable(FieldTree tree, Progress progress) {
        Walk walk = new Walk(tree);
        for (int i = 0; i < MOST_LEAVES && !progress.cancelled() && walk.next(); i++) {
            boolean odd = walk.field().length() <= TRIED
                    && tree.value(walk.field()).exact() instanceof Exact.Text(Supplier<String> text)
                    && text.get().chars().anyMatch(c -> Character.isISOControl(c) && !Character.isWhitespace(c));
            if (odd) {
                return false;
            }
        }
        return true;
    }

    private static int odd(FieldTree tree, Source source, Progress progress) {
        Walk walk = new Walk(tree);
        int odd = 0;
        for (int i = 0; i < MOST_LEAVES && !progress.cancelled() && walk.next(); i++) {
            Field field = walk.field();
            ValueType type = field.shape().type();
            if (field.shape().isLeaf() && type.fixedSize() > 1) {
                ByteBuffer bytes = ByteBuffer.wrap(source.copy(field.offset(), type.fixedSize()));
                boolean other = isOrdinary(type, bytes, reverse(type.order()));
                odd += other && !isOrdinary(type, bytes, type.order()) ? 1 : 0;
            }
        }
        return odd;
    }

    private static ByteOrder reverse(ByteOrder order) {
        return order == ByteOrder.BIG_ENDIAN ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN;
    }

    /** Whether it is among the numbers written most, none of which is the lowest or highest of its type when reversed. */
    private static boolean isOrdinary(ValueType type, ByteBuffer bytes, ByteOrder order) {
        bytes.order(order);
        return switch (type) {
            case ValueType.Char character -> bytes.getChar(0) >= ' ' && bytes.getChar(0) < 0x7F;
            case ValueType.Int integer ->
                Math.abs(
                                integer.size() == Short.BYTES
                                        ? bytes.getShort(0)
                                        : integer.size() == Integer.BYTES ? bytes.getInt(0) : (double) bytes.getLong(0))
                        <= ORDINARY;
            case ValueType.Real real ->
                isOrdinary(Math.abs(real.size() == Float.BYTES ? bytes.getFloat(0) : bytes.getDouble(0)));
            default -> true;
        };
    }

    private static boolean isOrdinary(double number) {
        return number == 0 || (number > 1 / LARGE && number < LARGE);
    }
}
