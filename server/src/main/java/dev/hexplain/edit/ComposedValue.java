package dev.hexplain.edit;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Walk;
import dev.hexplain.values.LogicalValue;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Values that several fields make up, such as a decimal number of its digits and its scale: each of them is written. */
record ComposedValue(FieldTree tree, Field field, String text) {
    private static final int MOST_FIELDS = 2000;
    private static final int MOST_PLACES = 3;
    private static final int MOST_FORMS = 2;
    private static final int LONGEST = 2000;
    private static final String PRECISION = "precision";

    /** The ways to take a text apart; empty where it is not of the kind. */
    private static final List<Function<String, List<Part>>> WAYS = List.of(
            text -> CodecForms.decimal(text)
                    .map(number -> List.of(
                            Part.number("scale", number.scale()),
                            Part.number("signum", number.signum()),
                            magnitude(number.unscaledValue())))
                    .orElse(List.of()),
            text -> CodecForms.decimal(text)
                    .map(number -> List.of(
                            Part.bytes(number.unscaledValue().toByteArray()), Part.number("scale", number.scale())))
                    .orElse(List.of()),
            text -> CodecForms.decimal(text)
                    .map(number -> List.of(
                            Part.number("exponent", -(long) number.scale()),
                            new Part("mantissa", number.unscaledValue().toString(), Optional.empty())))
                    .orElse(List.of()),
            text -> integer(text)
                    .map(number -> List.of(Part.number("signum", number.signum()), magnitude(number)))
                    .orElse(List.of()),
            text -> TimeForms.instant(text)
                    .map(time -> seconds("seconds", time.getEpochSecond(), time.getNano()))
                    .orElse(List.of()),
            text -> TimeForms.instant(text)
                    .flatMap(time -> parsed(() -> Math.multiplyExact(time.getEpochSecond(), 1000L))
                            .map(millis -> seconds("value", millis, time.getNano())))
                    .orElse(List.of()),
            text -> parsed(() -> Duration.parse(text))
                    .map(time -> seconds("seconds", time.getSeconds(), time.getNano()))
                    .orElse(List.of()),
            text -> parsed(() -> LocalDate.parse(text))
                    .map(date -> List.of(
                            Part.number("year", date.getYear()),
                            Part.number("month", date.getMonthValue()),
                            Part.number("day", date.getDayOfMonth())))
                    .orElse(List.of()),
            text -> parsed(() -> UUID.fromString(text))
                    .map(id -> List.of(
                            Part.number("leastSigBits", id.getLeastSignificantBits()),
                            Part.number("mostSigBits", id.getMostSignificantBits())))
                    .orElse(List.of()));

    /**
     * What one field says.
     *
     * @param name it most likely has
     * @param digits of a number
     * @param bytes where it is none
     */
    private record Part(String name, String digits, Optional<byte[]> bytes) {
        static Part number(String name, long number) {
            return new Part(name, Long.toString(number), Optional.empty());
        }

        static Part bytes(byte[] bytes) {
            return new Part("", HexFormat.of().formatHex(bytes), Optional.of(bytes));
        }
    }

    /**
     * How the value is written anew.
     *
     * @param target the bytes that may become longer, and are counted by lengths
     * @param all replacements, that of the target among them
     */
    record Written(ValueTarget target, List<Replacement> all) {}

    private static Part magnitude(BigInteger number) {
        byte[] bytes = number.abs().toByteArray();
        return Part.bytes(bytes[0] == 0 ? Arrays.copyOfRange(bytes, 1, bytes.length) : bytes);
    }

    private static List<Part> seconds(String name, long seconds, int nanos) {
        return List.of(Part.number(name, seconds), Part.number("nanos", nanos));
    }

    private static Optional<BigInteger> integer(String text) {
        return text.length() > LONGEST ? Optional.empty() : parsed(() -> new BigInteger(text));
    }

    @FunctionalInterface
    private interface Parsing<T> {
        T parse();
    }

    private static <T> Optional<T> parsed(Parsing<T> parsing) {
        try {
            return Optional.of(parsing.parse());
        } catch (DateTimeException | ArithmeticException | IllegalArgumentException notOfTheKind) {
            return Optional.empty();
        }
    }

    static List<Written> of(FieldTree tree, LogicalValue.Scalar scalar, String next) {
        String text = scalar.text().first(LONGEST);
        ComposedValue value = new ComposedValue(tree, scalar.field(), text);
        List<Written> written = new ArrayList<>();
        for (Function<String, List<Part>> way : WAYS) {
            List<Part> before = value.counted(way.apply(text), text);
            List<Part> after = before.isEmpty() ? List.of() : value.counted(way.apply(next), next);
            if (!after.isEmpty()) {
                value.write(before, after, written);
            }
        }
        return written;
    }

    /** With the number of digits, to which some formats round what they read. */
    private List<Part> counted(List<Part> parts, String of) {
        boolean counts = !parts.isEmpty()
                && leaves().stream().anyMatch(leaf -> leaf.name().equals(PRECISION));
        return counts ? Stream.concat(parts.stream(), precision(of).stream()).toList() : parts;
    }

    private static Optional<Part> precision(String of) {
        return CodecForms.decimal(of).map(number -> Part.number(PRECISION, number.precision()));
    }

    /** Each part may be at several places, where the same number is said by chance: the likeliest come first. */
    private void write(List<Part> before, List<Part> after, List<Written> written) {
        List<Field> leaves = leaves();
        List<Written> ways =
                new ArrayList<>(List.of(new Written(new ValueTarget(field, 0, 0, List.of(), ""), List.of())));
        for (int i = 0; i < before.size(); i++) {
            List<Written> places = places(leaves, before.get(i), after.get(i));
            List<Written> longer = new ArrayList<>();
            for (Written way : ways) {
                places.forEach(place -> longer.add(joined(way, place)));
            }
            ways = longer;
        }
        ways.stream().filter(way -> isApart(way.all)).forEach(written::add);
    }

    /** The target is what is not a number, or the first part. */
    private static Written joined(Written way, Written place) {
        List<Replacement> all = new ArrayList<>(way.all);
        all.addAll(place.all);
        boolean isTarget = way.all.isEmpty() || place.target.text().isEmpty();
        return new Written(isTarget ? place.target : way.target, all);
    }

    private static boolean isApart(List<Replacement> all) {
        List<Replacement> sorted = all.stream()
                .sorted(Comparator.comparingLong(Replacement::offset))
                .toList();
        for (int i = 1; i < sorted.size(); i++) {
            if (sorted.get(i).offset() < sorted.get(i - 1).end()) {
                return false;
            }
        }
        return !sorted.isEmpty();
    }

    private List<Field> leaves() {
        List<Field> leaves = new ArrayList<>();
        Walk walk = Walk.inside(tree, field.id());
        while (leaves.size() < MOST_FIELDS && walk.next()) {
            Role role = walk.field().role();
            if (walk.field().source() == 0 && (role == Role.VALUE || role == Role.LENGTH) && ValueTarget.isLeaf(walk)) {
                leaves.add(walk.field());
            }
        }
        return leaves;
    }

    private List<Written> places(List<Field> leaves, Part before, Part after) {
        return before.bytes.isPresent() && after.bytes.isPresent()
                ? places(leaves, before.bytes.get(), after.bytes.get())
                : leaves.stream()
                        .filter(leaf -> leaf.name().equals(PRECISION)
                                ? before.name.equals(PRECISION)
                                : leaf.role() == Role.VALUE)
                        .sorted(Comparator.comparing(leaf -> !leaf.name().equals(before.name)))
                        .flatMap(leaf -> number(leaf, before.digits, after.digits))
                        .limit(MOST_PLACES)
                        .toList();
    }

    /** In each form that writes the number before as it stands: they differ in long ones. */
    private Stream<Written> number(Field leaf, String before, String after) {
        if (leaf.length() > LONGEST) {
            return Stream.empty();
        }
        byte[] bytes = tree.source().copy(leaf.offset(), (int) leaf.length());
        List<ScalarForm> forms = ScalarForm.of(leaf.shape().type(), bytes, before);
        ValueTarget target = new ValueTarget(leaf, leaf.offset(), leaf.length(), forms, before);
        return forms.stream()
                .flatMap(form -> form.write(after).stream())
                .collect(Collectors.toMap(
                        HexFormat.of()::formatHex, each -> each, (one, same) -> one, LinkedHashMap::new))
                .values()
                .stream()
                .limit(MOST_FORMS)
                .map(written -> new Written(target, List.of(new Replacement(leaf.offset(), leaf.length(), written))));
    }

    /** Bytes may be several leaves, or none: then they are behind what says that there are none. */
    private List<Written> places(List<Field> leaves, byte[] before, byte[] after) {
        return leaves.reversed().stream()
                .filter(leaf -> before.length == 0 ? leaf.role() == Role.LENGTH : leaf.role() == Role.VALUE)
                .filter(leaf -> before.length == 0 || isAt(leaf.offset(), before))
                .map(leaf -> {
                    long offset = before.length == 0 ? leaf.end() : leaf.offset();
                    ValueTarget target = new ValueTarget(leaf, offset, before.length, List.of(), "");
                    return new Written(target, List.of(new Replacement(offset, before.length, after)));
                })
                .limit(MOST_PLACES)
                .toList();
    }

    private boolean isAt(long offset, byte[] bytes) {
        return offset + bytes.length <= field.end()
                && Arrays.equals(tree.source().copy(offset, bytes.length), bytes);
    }
}
