package dev.hexplain.edit;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Quoted;
import dev.hexplain.tree.Role;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Another value where one stands. Each way to write it that comes into question is tried: the bytes with the
 * replacements are decoded again, and have to be what they were, but for the value and what counts its bytes.
 */
public final class ValueEdit {
    private static final int SHOWN = 60;

    private final FieldTree tree;
    private final ValuePlace place;
    private final String text;

    /** Why a length cannot follow. */
    private Optional<EditRefused> refused = Optional.empty();

    /** Decodes what a patch makes of the tree's bytes as the tree was decoded, and bounds what that and the edit cost. */
    public interface Decoding {
        /** The tree is open until the next one is asked for. */
        FieldTree decode(Patch patch) throws IOException;

        /** Bytes of sources of which all fields are looked at. */
        long mostOfAllFields();

        /** Called every few thousand fields; throws where the work has to end. */
        void requireTime();
    }

    /** A way to write the value, and the checksums that are to follow. */
    private record Proposal(Patch patch, ChecksumFields sums) {}

    private ValueEdit(FieldTree tree, ValuePlace place, String text) {
        this.tree = tree;
        this.place = place;
        this.text = text;
    }

    private static String shortened(String text) {
        return Quoted.cut(text, SHOWN);
    }

    /**
     * What has to be replaced so that a value becomes another one.
     *
     * @throws EditRefused where it cannot be; the message says why
     */
    public static Patch of(FieldTree tree, ValuePlace place, String text, Decoding decoding)
            throws EditRefused, IOException {
        EditLimits.requireOneValue(tree);
        return new ValueEdit(tree, place, text).solve(decoding);
    }

    private Patch solve(Decoding decoding) throws EditRefused, IOException {
        String reason = "";
        for (Proposal proposal : proposals(decoding)) {
            Patch patch = proposal.sums.with(proposal.patch);
            Optional<String> wrong = wrong(patch, decoding);
            if (wrong.isEmpty()) {
                return patch;
            }
            reason = reason.isEmpty() ? wrong.get() : reason;
        }
        if (refused.isPresent()) {
            throw refused.get();
        }
        throw new EditRefused("`%s` cannot become `%s`: what counts its bytes does not follow. With the new bytes, %s."
                .formatted(place.words(), shortened(text), reason));
    }

    private Optional<String> wrong(Patch patch, Decoding decoding) throws IOException {
        return new EditCheck(tree, decoding.decode(patch), patch, EditCheck.Names.SAME, decoding).wrong(place, text);
    }

    /** Most likely first, none twice. */
    private Collection<Proposal> proposals(Decoding decoding) throws EditRefused, IOException {
        Map<String, Proposal> proposals = new LinkedHashMap<>();
        List<ValueTarget> targets = ValueTarget.find(tree, place, decoding::requireTime);
        for (ValueTarget target : targets) {
            LengthFields lengths = LengthFields.of(tree, target);
            List<Patch> own = new ArrayList<>();
            for (byte[] written : written(target)) {
                propose(target, written, lengths, own);
            }
            ChecksumFields sums = ChecksumFields.of(tree, target);
            OffsetFields offsets = OffsetFields.from(tree, target.offset() + target.length());
            for (Patch patch : own) {
                proposals.putIfAbsent(patch.toString(), new Proposal(offsets.with(patch), sums));
            }
        }
        if (proposals.isEmpty()) {
            throw refused.orElseGet(() -> unwritable(targets.getFirst()));
        }
        return proposals.values();
    }

    /** The bytes of the new value in each form, none of them twice. */
    private List<byte[]> written(ValueTarget target) {
        Map<String, byte[]> written = new LinkedHashMap<>();
        for (ScalarForm form : target.forms()) {
            form.write(text)
                    .ifPresent(bytes -> written.putIfAbsent(HexFormat.of().formatHex(bytes), bytes));
        }
        return List.copyOf(written.values());
    }

    private EditRefused unwritable(ValueTarget target) {
        return new EditRefused("`%s` cannot be written where `%s` stands: the field at 0x%X is %s, %d bytes."
                .formatted(
                        shortened(text),
                        shortened(target.text()),
                        target.offset(),
                        target.leaf().type(),
                        target.length()));
    }

    /** Adds the ways to put bytes in the place of a value. */
    private void propose(ValueTarget target, byte[] written, LengthFields lengths, List<Patch> proposals) {
        Replacement value = new Replacement(target.offset(), target.length(), written);
        if (value.growth() == 0) {
            proposals.add(new Patch(List.of(value)));
            return;
        }
        List<LengthFields.Guess> guesses = new ArrayList<>(lengths.guesses());
        guesses.addAll(lengths.guessesWithoutOne());
        for (List<Replacement> own : withHeads(target, value)) {
            for (LengthFields.Guess guess : guesses) {
                try {
                    proposals.add(with(target, own, lengths, guess));
                } catch (EditRefused impossible) {
                    refused = refused.or(() -> Optional.of(impossible));
                }
            }
        }
    }

    private Patch with(ValueTarget target, List<Replacement> own, LengthFields lengths, LengthFields.Guess guess)
            throws EditRefused {
        long growth = own.stream().mapToLong(Replacement::growth).sum();
        List<Replacement> all = new ArrayList<>(own);
        all.addAll(lengths.replaced(
                growth,
                text.length() - target.text().length(),
                guess,
                own.getFirst().offset()));
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
