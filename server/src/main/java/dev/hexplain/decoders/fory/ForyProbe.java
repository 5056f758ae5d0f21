package dev.hexplain.decoders.fory;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Evidence;
import dev.hexplain.decode.TrialDecoding;
import dev.hexplain.decode.classes.ClassList;
import dev.hexplain.tree.Exact;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.Walk;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Recognizes objects whose class is defined in the bytes, as writers do by default. */
final class ForyProbe {
    /** Header, reference flag, type and the marker of a definition. */
    private static final int HEAD = 4;

    /** The mark of a value that is not there before, where others may refer to it. */
    private static final int NEW = 0xFF;

    /** The evidence of a header, a mark and a type, each of two or a hundred. */
    private static final double VALUE = 7 + 7 + 1;

    /** The evidence of a field: of most only its place says what it is. */
    private static final double EACH = 0.4;

    private static final int MOST = 70;

    /** Where a class by name is looked for, what the field of its name is called, and the shortest. */
    private static final int SOON = 256;

    private static final String CLASS_NAME = "class_name";
    private static final int SHORTEST = 2;
    private static final long LARGEST = 1 << 16;

    private static final ForyShapes SHAPES = new ForyShapes(new ForyClasses(ClassList.EMPTY));

    private ForyProbe() {}

    static List<Candidate> probe(Decoder decoder, Source source) {
        return source.length() > HEAD
                ? defined(source)
                        .map(type -> List.of(candidate(decoder.id(), type)))
                        .orElseGet(() -> whole(decoder, source))
                : List.of();
    }

    /** A value of the JDK, to the last byte, or one that is or holds an object of a class by name. */
    private static List<Candidate> whole(Decoder decoder, Source source) {
        boolean begins = source.u1(0) <= 1 && (source.u1(1) == 0 || source.u1(1) == NEW) && source.u1(2) != 0;
        if (!begins) {
            return List.of();
        }
        List<Candidate> whole = TrialDecoding.of(source, decoder, LARGEST)
                .map(one -> one.value(decoder.id(), source, VALUE, EACH, MOST, "Is one value of Fory"))
                .orElse(List.of());
        // A class that is defined here would have been found.
        return whole.isEmpty() && !ForyTypeIds.isCompatible(source.u1(2)) ? named(decoder, source) : whole;
    }

    private static List<Candidate> named(Decoder decoder, Source source) {
        Source head = source.slice(0, Math.min(SOON, source.length()));
        try (FieldTree tree = decoder.decode(head, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE)) {
            Walk walk = new Walk(tree);
            while (walk.next()) {
                String name = walk.field().name().equals(CLASS_NAME) ? text(tree.value(walk.field())) : "";
                if (name.length() > SHORTEST && isIdentifier(name)) {
                    double bits = VALUE + Evidence.nameBits(walk.field().length());
                    String reason = "Starts with an object of class %s, or a value that holds one".formatted(name);
                    return Evidence.of(source, bits, 0).candidates(decoder.id(), MOST, reason);
                }
            }
            return List.of();
        }
    }

    private static String text(Value value) {
        return switch (value.exact()) {
            case Exact.Text(Supplier<String> text) -> text.get();
            case Exact.Name(String name) -> name;
            default -> "";
        };
    }

    private static Candidate candidate(String id, ForyDefinedClass type) {
        return new Candidate(
                id, 0, 95, "Begins with an object of class " + type.type() + ", which is defined in the bytes");
    }

    private static Optional<ForyDefinedClass> defined(Source source) {
        byte[] head = source.copy(0, HEAD);
        boolean fits = (head[0] == 0 || head[0] == 1)
                && (head[1] == 0 || head[1] == -1)
                && ForyTypeIds.isCompatible(head[2])
                && head[3] == 0;
        return fits
                ? ForyDefinedClass.at(source, HEAD, head[0] != 0, SHAPES).filter(ForyProbe::isNamed)
                : Optional.empty();
    }

    private static boolean isNamed(ForyDefinedClass type) {
        return type.fields().stream().allMatch(field -> isIdentifier(field.name()));
    }

    private static boolean isIdentifier(String name) {
        return !name.isEmpty()
                && Character.isJavaIdentifierStart(name.charAt(0))
                && name.chars().allMatch(Character::isJavaIdentifierPart);
    }
}
