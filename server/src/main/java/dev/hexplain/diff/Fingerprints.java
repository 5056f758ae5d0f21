package dev.hexplain.diff;

import dev.hexplain.tree.FieldId;
import dev.hexplain.tree.RequestDeadline;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ScalarText;
import dev.hexplain.values.ValueSummary;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;

/**
 * Hashes of what values say, however deep: equal for equal values, whatever their encoding, and for maps and sets in another
 * order. A reference is hashed as what it refers to says in brief, since that is compared where it stands. The hashes of
 * values of some size are kept, so that lists in lists are not read once for each list around them.
 */
final class Fingerprints {
    private static final int PAGE = 256;
    /** Parts of a page where it is one of very many that are open, one in the other. */
    private static final int DEEP_PAGE = 2;

    private static final int DEEP = 128;
    private static final int BRIEF = 200;
    /** Values whose hashes are kept: those that have parts, and need so many visits or more. */
    private static final int MOST_KEPT = 1 << 18;

    private static final int LEAST_KEPT = 16;
    /** How often all values of a source may be visited, at least one for each of its bytes. */
    private static final int VISITS_OF_BYTE = 4;

    private static final long LEAST_VISITS = 1 << 20;
    private static final long PRIME = 0x9E37_79B9_7F4A_7C15L;
    /** Another one in each process: who made the bytes does not know which of them have the same hash. */
    private static final long SEED = ThreadLocalRandom.current().nextLong();

    private final DiffSide side;
    private final boolean typed;
    private final long mostVisits;
    private final Map<Kept, Hash> kept = new HashMap<>();
    private final Map<FieldId, Long> brief = new HashMap<>();
    private final Map<String, Long> types = new HashMap<>();
    private long visits;

    /** What the hash of a value is kept by: a view of a class is in the field of what it shows. */
    private record Kept(FieldId field, Class<?> kind, String type) {
        static Kept of(LogicalValue value) {
            return new Kept(value.field().id(), value.getClass(), value.type());
        }
    }

    /**
     * The hash of a value.
     *
     * @param refers whether a reference is in it
     */
    record Hash(long number, boolean refers) {}

    /** @param typed whether types count */
    Fingerprints(DiffSide side, boolean typed) {
        this.side = side;
        this.typed = typed;
        this.mostVisits = Math.max(LEAST_VISITS, VISITS_OF_BYTE * side.size());
    }

    /** Whether so much was hashed that it is time to do without. */
    boolean areSpent() {
        return visits > mostVisits;
    }

    long visits() {
        return visits;
    }

    long of(LogicalValue value) {
        return hash(value).number;
    }

    Hash hash(LogicalValue value) {
        Hash known = known(value, null);
        if (known != null) {
            return known;
        }
        Deque<Open> open = new ArrayDeque<>();
        open.push(opened(value, 0));
        while (true) {
            Open at = open.element();
            LogicalValue part = at.next();
            if (part == null) {
                open.pop();
                Hash hash = keep(at);
                if (open.isEmpty()) {
                    return hash;
                }
                open.element().add(hash);
                continue;
            }
            Hash hash = known(part, at.value);
            if (hash == null) {
                open.push(opened(part, open.size()));
            } else {
                at.add(hash);
            }
        }
    }

    /** The hash of what has no parts, or is kept; null otherwise. */
    private @Nullable Hash known(LogicalValue value, @Nullable LogicalValue around) {
        visits++;
        RequestDeadline.requireAsked();
        long type = type(value);
        return switch (value) {
            case LogicalValue.Scalar scalar ->
                new Hash(mixed(mixed(scalar.kind().isQuoted() ? 1 : 2, type), text(scalar.text())), false);
            case LogicalValue.Opaque opaque -> new Hash(mixed(mixed(31, type), text(opaque.text())), false);
            case LogicalValue.Reference reference -> new Hash(mixed(37, brief(reference)), true);
            case LogicalValue.Sequence _, LogicalValue.Mapping _, LogicalValue.Structure _ ->
                around != null && around.field().id().equals(value.field().id()) ? null : kept.get(Kept.of(value));
        };
    }

    private long type(LogicalValue value) {
        return typed ? types.computeIfAbsent(value.type(), Fingerprints::text) : 0;
    }

    private long brief(LogicalValue.Reference reference) {
        Long known = brief.get(reference.target().id());
        if (known != null) {
            return known;
        }
        long hash = text(ValueSummary.of(side.target(reference), BRIEF));
        if (brief.size() < MOST_KEPT) {
            brief.put(reference.target().id(), hash);
        }
        return hash;
    }

    private Hash keep(Open done) {
        Hash hash = new Hash(done.hash, done.refers);
        if (visits - done.began >= LEAST_KEPT && kept.size() < MOST_KEPT) {
            kept.put(Kept.of(done.value), hash);
        }
        return hash;
    }

    private Open opened(LogicalValue value, int depth) {
        int page = depth < DEEP ? PAGE : DEEP_PAGE;
        long type = type(value);
        return switch (value) {
            case LogicalValue.Sequence list -> new Open(value, list.elements(), mixed(41, type), page, visits);
            case LogicalValue.Mapping map -> new Open(value, map.entries(), mixed(43, type), page, visits);
            case LogicalValue.Structure object -> new Open(value, object.members(), mixed(43, type), page, visits);
            case LogicalValue.Scalar _, LogicalValue.Opaque _, LogicalValue.Reference _ ->
                throw new IllegalArgumentException("no parts: " + value);
        };
    }

    /** A value whose parts are being hashed. */
    private static final class Open {
        private final LogicalValue value;
        private final Paged<?> parts;
        private final boolean isOrdered;
        private final int pageSize;
        private final long began;
        private List<?> page = List.of();
        private int inPage;
        private long from;
        /** Of the name or the key of the part that is hashed. */
        private long label;
        /** The value that is to follow its key, which is hashed. */
        private @Nullable LogicalValue keyed;

        private boolean isKey;
        private long hash;
        private boolean refers;

        Open(LogicalValue value, Paged<?> parts, long begin, int pageSize, long began) {
            this.value = value;
            this.parts = parts;
            this.pageSize = pageSize;
            this.began = began;
            this.isOrdered = value instanceof LogicalValue.Sequence list && !list.isSet();
            this.hash = mixed(begin, parts.count());
        }

        /** What is to be hashed next; null at the end. */
        @Nullable LogicalValue next() {
            LogicalValue of = keyed;
            if (of != null) {
                keyed = null;
                return of;
            }
            if (inPage == page.size()) {
                from += inPage;
                inPage = 0;
                page = parts.page(from, pageSize);
                if (page.isEmpty()) {
                    return null;
                }
            }
            return switch (page.get(inPage++)) {
                case LogicalValue element -> element;
                case LogicalValue.Named member -> {
                    if (member.key().isPresent()) {
                        yield key(member.key().get(), member.value());
                    }
                    label = text(member.name());
                    yield member.value();
                }
                case LogicalValue.Entry next -> key(next.key(), next.value());
                default -> throw new IllegalStateException("no part of a value");
            };
        }

        /** The text of a key is the label, as it is of a name. */
        private LogicalValue key(LogicalValue key, LogicalValue of) {
            if (key instanceof LogicalValue.Scalar scalar) {
                label = text(scalar.text());
                return of;
            }
            keyed = of;
            isKey = true;
            return key;
        }

        void add(Hash part) {
            refers |= part.refers;
            if (isKey) {
                label = part.number;
                isKey = false;
            } else if (isOrdered) {
                hash = mixed(hash, part.number);
            } else {
                hash += spread(value instanceof LogicalValue.Sequence ? part.number : mixed(label, part.number));
            }
        }
    }

    private static long text(String text) {
        return text(SEED, text);
    }

    private static long text(long begun, String text) {
        long hash = begun;
        for (int i = 0; i < text.length(); i++) {
            hash = mixed(hash, text.charAt(i));
        }
        return hash;
    }

    private static long text(ScalarText text) {
        long hash = SEED;
        OptionalLong from = OptionalLong.of(0);
        while (from.isPresent()) {
            ScalarText.Piece piece = text.piece(from.getAsLong(), ScalarText.PIECE);
            hash = text(hash, piece.text());
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
