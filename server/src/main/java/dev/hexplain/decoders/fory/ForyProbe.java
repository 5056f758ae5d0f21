package dev.hexplain.decoders.fory;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.classes.ClassList;
import java.util.List;
import java.util.Optional;

/** Recognizes objects whose class is defined in the bytes, as writers do by default. */
final class ForyProbe {
    /** Header, reference flag, type and the marker of a definition. */
    private static final int HEAD = 4;

    private static final ForyShapes SHAPES = new ForyShapes(new ForyClasses(ClassList.EMPTY));

    private ForyProbe() {}

    static List<Candidate> probe(String id, Source source) {
        return source.length() > HEAD
                ? defined(source).map(type -> candidate(id, type)).stream().toList()
                : List.of();
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
