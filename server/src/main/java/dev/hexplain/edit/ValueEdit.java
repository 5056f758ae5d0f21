package dev.hexplain.edit;

import dev.hexplain.edit.ValueProposals.Proposal;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Quoted;
import dev.hexplain.values.CutValue;
import dev.hexplain.values.LogicalValue;
import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Another value where one stands. Each way to write it that comes into question is tried: the bytes with the
 * replacements are decoded again, and have to be what they were, but for the value and what counts its bytes.
 */
public final class ValueEdit {
    private static final int SHOWN = 60;
    private static final int LONGEST = 1 << 20;

    private final FieldTree tree;
    private final ValueLocation place;
    private final WantedValue wanted;
    private final boolean shared;

    /** What is written over. */
    private final LogicalValue.Scalar old;

    /** What was wrong with the first patch that was tried. */
    private String reason = "";

    /** Which would be right, but for the number that is an integer then and was none: where the format writes no other. */
    private Optional<Patch> integer = Optional.empty();

    /** Whether the patch that was tried last is one of these. */
    private boolean isInteger;

    /** Decodes what a patch makes of the tree's bytes as the tree was decoded, and bounds what that and the edit cost. */
    public interface Decoding {
        /** The tree is open until the next one is asked for. */
        FieldTree decode(Patch patch) throws IOException;

        /** Bytes of sources of which all fields are looked at. */
        long mostOfAllFields();

        /** Called every few thousand fields; throws where the work has to end. */
        void requireTime();

        /** A limit ended the look at what was to stay as it was: whether it has, is not known from there on. */
        void endedAt(CutValue value);
    }

    private ValueEdit(FieldTree tree, ValueLocation place, String text, boolean shared) throws EditRefused {
        this.shared = shared;
        this.tree = tree;
        this.place = place;
        this.old = written(tree, place, shared);
        this.wanted = new WantedValue(named(text));
    }

    /** What is read of a number that has a name is the name. */
    private String named(String text) {
        return ValueTarget.leaves(tree, old.field(), false).stream()
                .map(leaf -> leaf.shape().symbols())
                .filter(Objects::nonNull)
                .filter(symbols -> symbols.valueOf(old.text().first(LONGEST)).isPresent())
                .findFirst()
                .flatMap(symbols -> NumberForms.integer(text).flatMap(number -> symbols.nameOf(number.longValue())))
                .orElse(text);
    }

    private static String shortened(String text) {
        return Quoted.cut(text, SHOWN);
    }

    /**
     * What has to be replaced so that a value becomes another one.
     *
     * @throws EditRefused where it cannot be; the message says why
     */
    public static Patch of(FieldTree tree, ValueLocation place, String text, Decoding decoding)
            throws EditRefused, IOException {
        return of(tree, place, text, false, decoding);
    }

    /**
     * The same.
     *
     * @param shared whether others may refer to it, and change as well
     */
    public static Patch of(FieldTree tree, ValueLocation place, String text, boolean shared, Decoding decoding)
            throws EditRefused, IOException {
        EditLimits.requireOneValue(tree);
        return new ValueEdit(tree, place, text, shared).solve(decoding);
    }

    /** One of several edits: of a value that no other refers to. */
    static ValueEdit among(FieldTree tree, ValueLocation place, String text) throws EditRefused {
        EditLimits.requireOneValue(tree);
        return new ValueEdit(tree, place, text, false);
    }

    /** What would be tried first; empty where there is nothing to try. */
    Optional<Patch> likeliest(Decoding decoding) throws EditRefused, IOException {
        if (isSaidAlready()) {
            return Optional.of(new Patch(List.of()));
        }
        Optional<Proposal> first = ways(decoding).likely().stream().findFirst();
        return first.isPresent()
                ? Optional.of(first.get().sums().with(first.get().patch()))
                : Optional.empty();
    }

    /** Whether the value is the wanted one in what the bytes have become, and of its kind. */
    boolean isMadeIn(FieldTree after) {
        LogicalValue read = place.in(after).orElse(null);
        return !WantedValue.isIntegerOf(old, read)
                && wanted.wrong(read).isEmpty()
                && wanted.wrongKind(old, read).isEmpty();
    }

    private boolean isSaidAlready() {
        return wanted.isNull() ? WantedValue.isNull(old) : isSaid();
    }

    private ValueProposals ways(Decoding decoding) throws EditRefused {
        ValueTarget.requireWritable(old.field());
        if (!shared) {
            ValueTarget.requireOwn(tree, old, decoding::requireTime);
        }
        return new ValueProposals(tree, place, old, wanted, shared);
    }

    private Patch solve(Decoding decoding) throws EditRefused, IOException {
        if (isSaidAlready()) {
            return new Patch(List.of());
        }
        ValueProposals ways = ways(decoding);
        Collection<Proposal> likely = ways.likely();
        Optional<Patch> right = right(likely, decoding);
        right = right.isPresent() ? right : right(ways.ofOtherForms(), decoding);
        right = right.isPresent() ? right : right(ways.sized(decoding), decoding);
        right = right.isPresent() ? right : integer;
        if (right.isPresent()) {
            return right.get();
        }
        if (likely.isEmpty()) {
            throw ways.refused().orElseGet(this::unwritable);
        }
        boolean retypes = wanted.isNull() != WantedValue.isNull(old);
        if (ways.refused().isPresent() && !retypes) {
            throw ways.refused().get();
        }
        String why = !retypes
                ? "what counts its bytes does not follow"
                : "what says its type is not its own, but is said of all elements of a list or of several entries of a map,"
                        + " or others refer to it";
        throw new EditRefused("`%s` cannot become `%s`: %s. With the new bytes, %s."
                .formatted(place.words(), shortened(wanted.text()), why, reason));
    }

    private boolean isSaid() {
        return !WantedValue.isNull(old) && old.text().first(LONGEST).equals(wanted.literal());
    }

    private Optional<Patch> right(Collection<Proposal> proposals, Decoding decoding) throws IOException {
        for (Proposal proposal : proposals) {
            Patch patch = proposal.sums().with(proposal.patch());
            Optional<String> wrong = wrong(patch, decoding);
            if (wrong.isEmpty() && !isInteger) {
                return Optional.of(patch);
            }
            if (wrong.isEmpty() && integer.isEmpty()) {
                integer = Optional.of(patch);
            }
            reason = reason.isEmpty() ? wrong.orElse("") : reason;
        }
        return Optional.empty();
    }

    private Optional<String> wrong(Patch patch, Decoding decoding) throws IOException {
        FieldTree after = decoding.decode(patch);
        LogicalValue read = place.in(after).orElse(null);
        isInteger = WantedValue.isIntegerOf(old, read);
        return new EditCheck(tree, after, patch, EditCheck.Names.SAME, decoding)
                .wrong(read, wanted)
                .or(() -> wanted.wrongKind(old, read))
                .or(() -> new UnchangedValues(tree, after, patch, shared ? Optional.of(old) : Optional.empty())
                        .wrong(decoding));
    }

    private EditRefused unwritable() {
        return new EditRefused("`%s` cannot be written where `%s` stands, at 0x%X, which is of another type."
                .formatted(
                        shortened(wanted.text()),
                        shortened(old.text().first(SHOWN + 1)),
                        old.field().offset()));
    }

    /** Where all change, it is the value that is referred to. */
    private static LogicalValue.Scalar written(FieldTree tree, ValueLocation place, boolean shared) throws EditRefused {
        LogicalValue.Scalar scalar = ValueTarget.scalar(tree, place);
        return shared ? ReferredValues.of(tree, scalar).orElse(scalar) : scalar;
    }
}
