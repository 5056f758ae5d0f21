package dev.hexplain.edit;

import static java.util.stream.Collectors.joining;

import dev.hexplain.bytes.Range;
import dev.hexplain.tree.Enumeration;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Quoted;
import dev.hexplain.tree.Role;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The ways to write another value where one stands, with what counts its bytes: which one is right is not known here. */
final class ValueProposals {
    private static final int SHOWN = 60;
    private static final int LONGEST = 1 << 20;
    private static final int NAMES_SHOWN = 12;

    /** Meanings of a value for which the grammar is asked what sets its size: each time, much is decoded. */
    private static final int MOST_SIZED = 4;

    /** TC_NULL. */
    private static final byte[] JAVA_NULL = {0x70};

    private final FieldTree tree;
    private final ValueLocation place;
    private final LogicalValue.Scalar old;
    private final WantedValue wanted;
    private final boolean shared;

    /** Why the first way that is none cannot be. */
    private Optional<EditRefused> refused = Optional.empty();

    /** A way to write the value, and the checksums that are to follow. */
    record Proposal(Patch patch, ChecksumFields sums) {}

    /**
     * Those of one edit.
     *
     * @param old what is written over
     * @param shared whether others may refer to it, and change as well
     */
    ValueProposals(FieldTree tree, ValueLocation place, LogicalValue.Scalar old, WantedValue wanted, boolean shared) {
        this.tree = tree;
        this.place = place;
        this.old = old;
        this.wanted = wanted;
        this.shared = shared;
    }

    /** Why a value or a length cannot be written; empty where all can. */
    Optional<EditRefused> refused() {
        return refused;
    }

    private void refuse(EditRefused reason) {
        refused = refused.or(() -> Optional.of(reason));
    }

    /** Most likely first, none twice. */
    Collection<Proposal> likely() throws EditRefused, IOException {
        Map<String, Proposal> proposals = new LinkedHashMap<>();
        if (wanted.isNull() != WantedValue.isNull(old)) {
            retyped(proposals);
        }
        if (bothSay()) {
            ofSameKind(proposals);
        }
        return proposals.values();
    }

    /** Libraries that write texts of Latin-1 in one byte a character take such a text in UTF-16 for another one. */
    private boolean isNarrower() {
        return !isLatin1(old.text().first(LONGEST)) && isLatin1(wanted.literal());
    }

    private static boolean isLatin1(String text) {
        return text.chars().allMatch(c -> c <= 0xFF);
    }

    /** Where the old form cannot say the value, or what counts it cannot follow: all of the item is written anew. */
    Collection<Proposal> ofOtherForms() throws IOException {
        Map<String, Proposal> proposals = new LinkedHashMap<>();
        otherForms(proposals);
        return proposals.values();
    }

    private void otherForms(Map<String, Proposal> proposals) throws IOException {
        if (bothSay()) {
            List<Field> leaves = ValueTarget.leaves(tree, old.field(), false);
            proposeItems(leaves, RetypedItem.ofKind(tree, old, leaves, wanted.literal()), proposals);
            proposeItems(leaves, NumberedConstant.of(tree, old, leaves), proposals);
        }
    }

    /** Whether neither the old value nor the new one is null. */
    private boolean bothSay() {
        return !wanted.isNull() && !WantedValue.isNull(old);
    }

    /** Where no length says the size: with the numbers that set it in the grammar. */
    Collection<Proposal> sized(ValueEdit.Decoding decoding) throws IOException {
        Map<String, Proposal> proposals = new LinkedHashMap<>();
        if (!bothSay()) {
            return proposals.values();
        }
        try {
            for (ValueTarget target :
                    ValueTarget.find(tree, old).stream().limit(MOST_SIZED).toList()) {
                List<Replacement> others = written(target).stream()
                        .map(written -> new Replacement(target.offset(), target.length(), written))
                        .filter(value -> value.growth() != 0)
                        .toList();
                if (others.isEmpty()) {
                    continue; // nothing counts what is as long as before
                }
                SizeFields sizes = SizeFields.of(tree, target, decoding);
                List<Patch> patches = new ArrayList<>();
                for (Replacement value : others) {
                    sizes.misfit(value.growth()).ifPresent(this::refuse);
                    withHeads(target, value).stream()
                            .flatMap(own -> sizes.followed(own, 0).stream())
                            .forEach(all -> patches.add(Patch.of(all)));
                }
                propose(target, patches, proposals);
            }
        } catch (EditRefused madeOfOthers) {
            refuse(madeOfOthers);
        }
        return proposals.values();
    }

    /** The value is null, or becomes null: all that says its type becomes other bytes. */
    private void retyped(Map<String, Proposal> proposals) throws EditRefused, IOException {
        Field field = old.field();
        Optional<StreamHandles> handles = StreamHandles.of(tree);
        if (handles.isPresent()) {
            if (wanted.isNull() || new DeclaredType(tree, new TreeValues(tree)).takesText(place.words())) {
                byte[] written = wanted.isNull() ? JAVA_NULL : ItemHeads.javaText(wanted.literal());
                Range range = new Range(field.offset(), field.length());
                Patch patch = Patch.of(handles.get().replaced(range, written, wanted.isNull() ? 0 : 1));
                add(new Proposal(patch, ChecksumFields.of(tree, whole(field, field.offset()))), proposals);
            }
            return;
        }
        List<Field> leaves = ValueTarget.leaves(tree, field, false);
        proposeItems(leaves, RetypedItem.of(tree, old, leaves, wanted), proposals);
    }

    private void proposeItems(List<Field> leaves, List<List<Replacement>> ways, Map<String, Proposal> proposals)
            throws IOException {
        for (List<Replacement> own : ways) {
            ValueTarget target = whole(leaves.getLast(), own.getLast().offset());
            List<Patch> patches = new ArrayList<>();
            patches.add(Patch.of(own)); // most such formats count no bytes around an item
            counted(target, own, own.getFirst().offset(), patches);
            propose(target, patches, proposals);
        }
    }

    private static ValueTarget whole(Field leaf, long from) {
        return new ValueTarget(leaf, from, Math.max(0, leaf.end() - from), List.of(), "");
    }

    private void ofSameKind(Map<String, Proposal> proposals) throws EditRefused, IOException {
        if (isNarrower()) {
            otherForms(proposals);
        }
        for (ComposedValue.Written written : ComposedValue.of(tree, old, wanted.literal())) {
            List<Patch> patches = new ArrayList<>();
            counted(written.target(), written.all(), written.target().offset(), patches);
            propose(written.target(), patches, proposals);
        }
        try {
            for (ValueTarget target : ValueTarget.find(tree, old)) {
                LengthFields lengths = LengthFields.of(tree, target);
                List<Patch> own = new ArrayList<>();
                for (byte[] written : written(target)) {
                    propose(target, written, lengths, own);
                }
                propose(target, own, proposals);
                boolean fits = target.forms().getFirst().write(wanted.literal()).isPresent();
                if (proposals.isEmpty() || !fits) {
                    refuse(unwritable(target));
                }
            }
        } catch (EditRefused madeOfOthers) {
            refuse(madeOfOthers);
        }
    }

    private void propose(ValueTarget target, List<Patch> patches, Map<String, Proposal> proposals) throws IOException {
        Optional<EditRefused> elsewhere =
                shared ? Optional.empty() : SharedCopy.around(tree, target.leaf(), old.field());
        if (elsewhere.isPresent()) {
            refuse(elsewhere.get());
            return;
        }
        ChecksumFields sums = ChecksumFields.of(tree, target);
        OffsetFields offsets = OffsetFields.from(tree, target.offset() + target.length());
        for (Patch patch : patches) {
            try {
                add(new Proposal(offsets.with(patch), sums), proposals);
            } catch (EditRefused cannotSay) {
                refuse(cannotSay);
            }
        }
    }

    private static void add(Proposal proposal, Map<String, Proposal> proposals) {
        proposals.putIfAbsent(proposal.patch.toString(), proposal);
    }

    /** The bytes of the new value in each form, none of them twice. */
    private List<byte[]> written(ValueTarget target) {
        Map<String, byte[]> written = new LinkedHashMap<>();
        for (ScalarForm form : target.forms()) {
            form.write(wanted.literal())
                    .ifPresent(bytes -> written.putIfAbsent(HexFormat.of().formatHex(bytes), bytes));
        }
        return List.copyOf(written.values());
    }

    private EditRefused unwritable(ValueTarget target) {
        Enumeration symbols = target.leaf().shape().symbols();
        return new EditRefused("`%s` cannot be written where `%s` stands: the field at 0x%X is %s, %d byte%s%s."
                .formatted(
                        Quoted.cut(wanted.text(), SHOWN),
                        Quoted.cut(target.text(), SHOWN),
                        target.offset(),
                        target.leaf().type(),
                        target.length(),
                        target.length() == 1 ? "" : "s",
                        symbols == null ? "" : ": a number, or " + alternatives(symbols.names())));
    }

    private static String alternatives(List<String> names) {
        return names.stream().limit(NAMES_SHOWN).collect(joining(", ")) + (names.size() > NAMES_SHOWN ? ", …" : "");
    }

    /** Adds the ways to put bytes in the place of a value. */
    private void propose(ValueTarget target, byte[] written, LengthFields lengths, List<Patch> proposals) {
        Replacement value = new Replacement(target.offset(), target.length(), written);
        if (value.growth() == 0) {
            proposals.add(new Patch(List.of(value)));
            return;
        }
        for (List<Replacement> own : withHeads(target, value)) {
            counted(target, own, lengths, own.getFirst().offset(), proposals);
        }
    }

    private void counted(ValueTarget target, List<Replacement> own, long from, List<Patch> proposals) {
        counted(target, own, LengthFields.of(tree, target), from, proposals);
    }

    /** @param from lengths from there on are replaced anyway */
    private void counted(
            ValueTarget target, List<Replacement> own, LengthFields lengths, long from, List<Patch> proposals) {
        for (LengthFields.Guess guess : lengths.guesses()) {
            try {
                proposals.add(with(target, own, lengths, guess, from));
            } catch (EditRefused impossible) {
                refuse(impossible);
            }
        }
    }

    private Patch with(
            ValueTarget target, List<Replacement> own, LengthFields lengths, LengthFields.Guess guess, long from)
            throws EditRefused {
        long growth = own.stream().mapToLong(Replacement::growth).sum();
        List<Replacement> all = new ArrayList<>(own);
        lengths.replaced(growth, wanted.literal().length() - target.text().length(), guess, from).stream()
                .filter(length -> own.stream().noneMatch(each -> each.offset() == length.offset()))
                .forEach(all::add);
        return Patch.of(all);
    }

    /**
     * With each head that may take the place of the one before it, and the value alone. A single byte may say the length by
     * chance: where the value is read without another one, it does not count it.
     */
    private List<List<Replacement>> withHeads(ValueTarget target, Replacement value) {
        List<List<Replacement>> ways = new ArrayList<>();
        Optional<Field> head = head(target);
        head.ifPresent(field -> {
            byte[] before = tree.source().copy(field.offset(), (int) (target.offset() - field.offset()));
            for (byte[] after : ItemHeads.replaced(before, target.length(), value.inserted().length)) {
                ways.add(List.of(new Replacement(field.offset(), before.length, after), value));
            }
        });
        boolean isByte =
                head.filter(field -> field.offset() + 1 == target.offset()).isPresent();
        ways.add(isByte ? 0 : ways.size(), List.of(value));
        return ways;
    }

    /** The field right before the value, but for its length, that says what it is. */
    private Optional<Field> head(ValueTarget target) {
        for (long at = target.offset() - 1; at >= Math.max(0, target.offset() - 9); at--) {
            Optional<Field> field = tree.at(at);
            if (field.isEmpty() || field.get().role() != Role.LENGTH) {
                return field.filter(before -> before.role() == Role.TYPE && before.length() <= 2);
            }
            at = field.get().offset();
        }
        return Optional.empty();
    }
}
