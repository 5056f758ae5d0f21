package dev.hexplain.diff;

import dev.hexplain.tree.RequestDeadline;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ScalarText;
import dev.hexplain.values.ValuePath;
import dev.hexplain.values.ValueSummary;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.ToLongFunction;

/**
 * Hashes of what values say: equal for equal values, whatever their encoding, and for maps and sets in another order. A
 * reference is hashed as what it refers to says in brief, since that is compared where it stands.
 */
final class Fingerprints {
    private static final int PAGE = 256;
    private static final int DEEPEST = 200;
    private static final int BRIEF = 200;
    private static final long PRIME = 0x9E37_79B9_7F4A_7C15L;

    private final DiffSide side;
    private final boolean typed;

    /** @param typed whether types count */
    Fingerprints(DiffSide side, boolean typed) {
        this.side = side;
        this.typed = typed;
    }

    long of(LogicalValue value) {
        return of(value, 0);
    }

    private long of(LogicalValue value, int depth) {
        RequestDeadline.requireAsked();
        long type = typed ? value.type().hashCode() : 0;
        return switch (value) {
            case LogicalValue.Scalar scalar ->
                mixed(mixed(scalar.kind().isQuoted() ? 1 : 2, type), text(scalar.text()));
            case LogicalValue.Opaque opaque -> mixed(mixed(31, type), text(opaque.text()));
            case LogicalValue.Reference reference ->
                mixed(37, ValueSummary.of(side.target(reference), BRIEF).hashCode());
            case LogicalValue.Sequence sequence -> mixed(mixed(41, type), elements(sequence, depth));
            case LogicalValue.Mapping map ->
                mixed(mixed(43, type), sum(map.entries(), depth, entry -> entry(entry, depth + 1)));
            case LogicalValue.Structure structure ->
                mixed(mixed(43, type), sum(structure.members(), depth, member -> member(member, depth + 1)));
        };
    }

    private long elements(LogicalValue.Sequence sequence, int depth) {
        if (sequence.isSet()) {
            return sum(sequence.elements(), depth, element -> of(element, depth + 1));
        }
        long[] hash = {sequence.elements().count()};
        if (depth < DEEPEST) {
            each(sequence.elements(), element -> hash[0] = mixed(hash[0], of(element, depth + 1)));
        }
        return hash[0];
    }

    private long entry(LogicalValue.Entry entry, int depth) {
        long key = entry.key() instanceof LogicalValue.Scalar
                ? ValuePath.keyText(entry.key()).hashCode()
                : of(entry.key(), depth);
        return mixed(key, of(entry.value(), depth));
    }

    private long member(LogicalValue.Named member, int depth) {
        return mixed(member.name().hashCode(), of(member.value(), depth));
    }

    /** In any order. */
    private static <T> long sum(Paged<T> parts, int depth, ToLongFunction<T> hash) {
        long[] sum = {parts.count()};
        if (depth < DEEPEST) {
            each(parts, part -> sum[0] += spread(hash.applyAsLong(part)));
        }
        return sum[0];
    }

    private interface Visitor<T> {
        void visit(T part);
    }

    private static <T> void each(Paged<T> parts, Visitor<T> visitor) {
        for (long from = 0; ; from += PAGE) {
            List<T> page = parts.page(from, PAGE);
            page.forEach(visitor::visit);
            if (page.size() < PAGE) {
                return;
            }
        }
    }

    private static long text(ScalarText text) {
        long hash = 0;
        OptionalLong from = OptionalLong.of(0);
        while (from.isPresent()) {
            ScalarText.Piece piece = text.piece(from.getAsLong(), ScalarText.PIECE);
            for (int i = 0; i < piece.text().length(); i++) {
                hash = mixed(hash, piece.text().charAt(i));
            }
            from = piece.next();
        }
        return hash;
    }

    private static long mixed(long hash, long next) {
        return (hash ^ next) * PRIME ^ hash >>> 29;
    }

    private static long spread(long hash) {
        return (hash ^ hash >>> 32) * PRIME;
    }
}
