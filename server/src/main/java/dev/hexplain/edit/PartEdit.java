package dev.hexplain.edit;

import dev.hexplain.bytes.Range;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.TreeValues;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * An element of a list, an entry of a map or a member of an object taken out, or written once more behind itself, with the
 * counts and lengths that say so, and the handles that follow.
 */
public final class PartEdit {
    private static final int DEEPEST = 1000;

    private final FieldTree tree;
    private final PartLocation place;
    private final PartChange change;
    private final Optional<StreamHandles> handles;
    /** Names that are numbers: a copy has that of what it is a copy of, and is before it. */
    private final List<Replacement> names;

    /** Why the first guess could not be made. */
    private Optional<EditRefused> refused = Optional.empty();

    /** Hashes of the patches that were tried. */
    private final Set<Integer> tried = new HashSet<>();

    private Optional<Patch> found = Optional.empty();

    /** What was wrong with the first patch that was tried. */
    private String reason = "";

    private final ValueEdit.Decoding decoding;
    private final OffsetFields offsets;

    private PartEdit(PartLocation place, PartChange change, ValueEdit.Decoding decoding) throws EditRefused {
        this.tree = place.tree();
        this.place = place;
        this.change = change;
        this.decoding = decoding;
        this.offsets = OffsetFields.from(tree, place.part().offset());
        this.handles = StreamHandles.of(tree);
        long renamed = change == PartChange.REMOVED ? place.index() + 1 : place.index();
        this.names = NumberedNames.renumbered(place, renamed, change.added());
    }

    /**
     * What has to be replaced.
     *
     * @param path of an element, or of the value of an entry
     * @throws EditRefused where it cannot be; the message says why
     */
    public static Patch of(FieldTree tree, String path, PartChange change, ValueEdit.Decoding decoding)
            throws EditRefused, IOException {
        EditLimits.requireAllFields(tree, decoding);
        return new PartEdit(PartLocation.find(tree, path), change, decoding).solve(path);
    }

    private Patch solve(String path) throws EditRefused, IOException {
        search();
        if (found.isEmpty() && handles.isEmpty()) {
            searchSized();
        }
        if (tried.isEmpty() && refused.isPresent()) {
            throw refused.get();
        }
        return found.orElseThrow(() -> new EditRefused(
                "`%s` cannot be %s: what counts the parts of `%s` does not follow. With the new bytes, %s."
                        .formatted(path, change.done(), place.containerPath(), reason)));
    }

    private ValueTarget target() {
        return new ValueTarget(place.part(), place.part().offset(), place.part().length(), List.of(), "");
    }

    /** Where no count says how many there are: with the numbers that set it in the grammar. */
    private void searchSized() throws IOException {
        SizeFields sizes = SizeFields.of(tree, target(), decoding);
        ChecksumFields sums = ChecksumFields.of(tree, target());
        for (List<Replacement> part : parts()) {
            List<Replacement> own = new ArrayList<>(part);
            own.addAll(names);
            for (List<Replacement> all : sizes.followed(own, change.added())) {
                if (found.isEmpty()) {
                    attempt(all, sums);
                }
            }
        }
    }

    private void search() throws EditRefused, IOException {
        ValueTarget target = target();
        LengthFields lengths = LengthFields.of(tree, target);
        ChecksumFields sums = ChecksumFields.of(tree, target);
        List<List<Replacement>> parts = parts();
        for (List<Replacement> counts : CountFields.guesses(place, change.added())) {
            for (List<Replacement> part : parts) {
                List<Replacement> counted = new ArrayList<>(part);
                counted.addAll(counts);
                counted.addAll(names);
                search(counted, lengths, sums);
                if (found.isPresent()) {
                    return;
                }
            }
        }
    }

    private void search(List<Replacement> counted, LengthFields lengths, ChecksumFields sums) throws IOException {
        if (handles.isPresent()) {
            attempt(counted, sums); // of the grammar with handles, nothing counts the bytes of objects
        }
        for (LengthFields.Guess guess : lengths.guesses()) {
            if (found.isEmpty()) {
                attemptWithLengths(counted, lengths, guess, sums);
            }
        }
    }

    private long now() {
        return place.count() + change.added();
    }

    private void attemptWithLengths(
            List<Replacement> counted, LengthFields lengths, LengthFields.Guess guess, ChecksumFields sums)
            throws IOException {
        List<Replacement> all = new ArrayList<>(counted);
        long growth = all.stream().mapToLong(Replacement::growth).sum();
        try {
            long whole = place.bytes().getFirst().offset(); // what counts the bytes of the part alone is in it
            lengths.replaced(growth, 0, guess, whole).stream()
                    .filter(length -> counted.stream().noneMatch(each -> each.offset() == length.offset()))
                    .forEach(all::add);
            attempt(all, sums);
        } catch (EditRefused cannotSay) {
            refused = refused.or(() -> Optional.of(cannotSay));
        }
    }

    /** Tries replacements that were not tried yet. */
    private void attempt(List<Replacement> all, ChecksumFields sums) throws IOException {
        Patch patch;
        try {
            patch = sums.with(offsets.with(Patch.of(all)));
        } catch (IllegalArgumentException overlap) {
            return; // what counts the part is inside what is taken for it
        } catch (EditRefused cannotSay) {
            refused = refused.or(() -> Optional.of(cannotSay));
            return;
        }
        if (tried.add(patch.contentHash())) {
            Optional<String> wrong = wrong(patch);
            found = wrong.isEmpty() ? Optional.of(patch) : Optional.empty();
            reason = reason.isEmpty() ? wrong.orElse("") : reason;
        }
    }

    /** The ways to take the part out or to write it again, most likely first. */
    private List<List<Replacement>> parts() {
        List<List<Replacement>> parts = new ArrayList<>();
        for (Range bytes : place.bytes()) {
            try {
                parts.add(change == PartChange.REMOVED ? removed(bytes) : copied(bytes));
            } catch (EditRefused impossible) {
                refused = refused.or(() -> Optional.of(impossible));
            }
        }
        if (change != PartChange.REMOVED && place.count() == 1) {
            Range own = place.bytes().getFirst();
            parts.add(List.of(new Replacement(own.end(), 0, withSeparator(own))));
        }
        return parts;
    }

    private List<Replacement> removed(Range bytes) throws EditRefused {
        return handles.isPresent()
                ? handles.get().removed(List.of(bytes))
                : withReferences(bytes, new Replacement(bytes.offset(), bytes.length(), new byte[0]));
    }

    private List<Replacement> copied(Range bytes) throws EditRefused {
        return handles.isPresent()
                ? handles.get().copied(bytes)
                : withReferences(
                        bytes, new Replacement(names.isEmpty() ? bytes.end() : bytes.offset(), 0, copy(bytes)));
    }

    /** Positions follow by themselves. */
    private List<Replacement> withReferences(Range bytes, Replacement part) throws EditRefused {
        List<Replacement> all = new ArrayList<>(List.of(part));
        if (!offsets.followsReferences()) {
            all.addAll(NumberedReferences.moved(tree, bytes, change.added()));
        }
        return all;
    }

    /** The only element of a JSON array shows no separator (RFC 8259, section 5). */
    private byte[] withSeparator(Range bytes) {
        byte[] separated = new byte[(int) bytes.length() + 1];
        separated[0] = ',';
        System.arraycopy(copy(bytes), 0, separated, 1, separated.length - 1);
        return separated;
    }

    private byte[] copy(Range bytes) {
        byte[] copy = tree.source().copy(bytes.offset(), (int) bytes.length());
        if (change == PartChange.COPIED_APART && place.container() instanceof LogicalValue.Structure object) {
            new MemberName(tree, object, place.containerPath(), place.index()).rename(copy, bytes.offset());
        }
        return copy;
    }

    private Optional<String> wrong(Patch patch) throws IOException {
        FieldTree after = decoding.decode(patch);
        return new EditCheck(tree, after, patch, EditCheck.Names.COUNTED, decoding)
                .wrongFields()
                .or(() -> wrongCount(after))
                .or(() -> handles.isPresent()
                        ? Optional.empty()
                        : new MovedReferences(tree, after, patch).wrong(decoding))
                .or(() -> wrongCopy(after));
    }

    /** What is around a part may have been taken for it, where it is the only one: a copy says what the part says. */
    private Optional<String> wrongCopy(FieldTree after) {
        if (change == PartChange.REMOVED || handles.isPresent()) {
            return Optional.empty();
        }
        List<LogicalValue> both = new TreeValues(after)
                .find(place.containerPath())
                .map(container -> parts(container).page(place.index(), 2))
                .orElse(List.of());
        return both.size() < 2 || isLike(both.getFirst(), both.getLast())
                ? Optional.empty()
                : Optional.of("the copy would be another value");
    }

    /** The elements, or the values of entries and members. */
    private static Paged<LogicalValue> parts(LogicalValue container) {
        return switch (container) {
            case LogicalValue.Sequence sequence -> sequence.elements();
            case LogicalValue.Mapping map -> map.entries().map(LogicalValue.Entry::value);
            case LogicalValue.Structure structure -> structure.members().map(LogicalValue.Named::value);
            case LogicalValue.Scalar _, LogicalValue.Opaque _, LogicalValue.Reference _ -> Paged.of(List.of());
        };
    }

    /** Whether both have as many parts, the first of them alike, down to what has no parts. */
    private static boolean isLike(LogicalValue one, LogicalValue other) {
        LogicalValue inner = one;
        LogicalValue otherInner = other;
        for (int depth = 0; depth < DEEPEST && inner.getClass() == otherInner.getClass(); depth++) {
            Paged<LogicalValue> parts = parts(inner);
            Paged<LogicalValue> others = parts(otherInner);
            if (parts.count() == 0 || parts.count() != others.count()) {
                return parts.count() == others.count();
            }
            inner = parts.page(0, 1).getFirst();
            otherInner = others.page(0, 1).getFirst();
        }
        return inner.getClass() == otherInner.getClass();
    }

    private Optional<String> wrongCount(FieldTree after) {
        TreeValues values = new TreeValues(after);
        LogicalValue container = values.find(place.containerPath()).orElseGet(values::root);
        long found = switch (container instanceof LogicalValue.Reference reference ? values.of(reference) : container) {
            case LogicalValue.Sequence sequence -> sequence.elements().count();
            case LogicalValue.Mapping map -> map.entries().count();
            case LogicalValue.Structure object -> object.members().count();
            case LogicalValue.Scalar _, LogicalValue.Opaque _, LogicalValue.Reference _ -> -1;
        };
        return found == now()
                ? Optional.empty()
                : Optional.of("it would have %d parts rather than %d".formatted(found, now()));
    }
}
