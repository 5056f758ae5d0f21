package dev.hexplain.decoders.fst;

import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decoders.fst.FstObjectContent.Part;
import dev.hexplain.decoders.fst.FstObjectContent.Place;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The rules of the grammar, as frames' state words: a rule (8 bits), a step (24) and the rule's subject by number (32).
 * {@code left} counts elements or entries.
 */
final class FstRules {
    static final int STREAM = 0;
    static final int PARTS = 1;
    static final int ELEMENTS = 2;
    static final int ENTRIES = 3;
    static final int ENTRY = 4;
    static final int RAW = 5;
    static final int MARKED = 6;
    /** Those whose first values need no rows. */
    static final int OPEN_MEMBERS = 7;

    static final int OPEN_ELEMENTS = 8;
    static final int OPEN_ENTRIES = 9;

    private static final int STEP_SHIFT = 32;
    private static final int STEP_MASK = 0xFF_FFFF;
    private static final int RULE_SHIFT = 56;

    /** The prefix of an element. */
    enum Head {
        /** Its tag. */
        TAG,
        /** A mark, then its tag. */
        MARK,
        /** An array class: nested arrays have no tag. */
        CLASS
    }

    /** How elements are encoded. */
    record Elements(Place.Value expected, Head head) {}

    private final FstClassModel bound;
    private final Numbered<List<Part>> lists = new Numbered<>();
    private final Numbered<Elements> elements = new Numbered<>();
    private final Map<TypeRef, Long> members = new HashMap<>();

    FstRules(FstClassModel bound) {
        this.bound = bound;
    }

    /** Interns values by number, in the order they are first used. */
    private static final class Numbered<T> {
        private final List<T> all = new ArrayList<>();
        private final Map<T, Integer> numbers = new HashMap<>();

        int number(T of) {
            return numbers.computeIfAbsent(of, added -> {
                all.add(added);
                return all.size() - 1;
            });
        }
    }

    // -- words

    static long word(int rule, int about) {
        return (long) rule << RULE_SHIFT | about;
    }

    static int rule(long word) {
        return (int) (word >>> RULE_SHIFT);
    }

    static int step(long word) {
        return (int) (word >>> STEP_SHIFT) & STEP_MASK;
    }

    static int about(long word) {
        return (int) word;
    }

    static long next(long word) {
        return word + (1L << STEP_SHIFT);
    }

    /** The fields of a class of the list. */
    long members(TypeRef type) {
        return members.computeIfAbsent(type, of -> {
            List<Part> parts = bound.membersOf(of);
            int rule = bound.mayBeOpen(parts) ? OPEN_MEMBERS : PARTS;
            return word(rule, lists.number(parts));
        });
    }

    long parts(List<Part> parts) {
        return word(PARTS, lists.number(parts));
    }

    List<Part> partsOf(long word) {
        return lists.all.get(about(word));
    }

    long elements(Place.Value expected, Head head) {
        return word(ELEMENTS, elements.number(new Elements(expected, head)));
    }

    Elements elementsOf(long word) {
        return elements.all.get(about(word));
    }

    /** Entries, or an entry, whose parts have the same prefix. */
    static long of(int rule, Head head) {
        return word(rule, head.ordinal());
    }

    static boolean isMarked(long word) {
        return about(word) == Head.MARK.ordinal();
    }
}
