package dev.hexplain.edit;

import dev.hexplain.bytes.Range;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Walk;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The names of elements that are their numbers, as in arrays of BSON (bsonspec.org, "array"). */
final class NumberedNames {
    private static final int PAGE = 256;
    private static final int LOOKED_AT = 4;

    private NumberedNames() {}

    /**
     * What becomes of the names of parts, where there is one more or less before them.
     *
     * @param first the number of the first of them
     * @return nothing where not all have their numbers for names
     */
    static List<Replacement> renumbered(PartLocation place, long first, int added) {
        List<Replacement> renumbered = new ArrayList<>();
        for (long from = first; from < place.count(); from += PAGE) {
            List<Range> page = place.all().page(from, PAGE);
            for (int i = 0; i < page.size(); i++) {
                Optional<Replacement> name = renumbered(place.tree(), page.get(i), from + i, added);
                if (name.isEmpty()) {
                    return List.of();
                }
                renumbered.add(name.get());
            }
        }
        return renumbered;
    }

    private static Optional<Replacement> renumbered(FieldTree tree, Range part, long number, int added) {
        byte[] says = digits(number);
        return name(tree, part)
                .filter(field -> isNumber(tree.source().copy(field.offset(), (int) field.length()), says))
                .map(field -> new Replacement(field.offset(), says.length, digits(number + added)));
    }

    /** The digits, or those and the byte 0 that ends them. */
    private static boolean isNumber(byte[] name, byte[] digits) {
        return Arrays.equals(name, digits) || Arrays.equals(name, Arrays.copyOf(digits, digits.length + 1));
    }

    private static Optional<Field> name(FieldTree tree, Range part) {
        Optional<Field> first = tree.at(part.offset());
        if (first.isEmpty()) {
            return Optional.empty();
        }
        Walk walk = Walk.at(tree, first.get().id());
        for (int seen = 0; seen < LOOKED_AT && walk.next(); seen++) {
            if (walk.field().role() == Role.NAME && ValueTarget.isLeaf(walk)) {
                return Optional.of(walk.field());
            }
        }
        return Optional.empty();
    }

    private static byte[] digits(long number) {
        return Long.toString(number).getBytes(StandardCharsets.US_ASCII);
    }
}
