package dev.hexplain.codecs.objects;

import dev.hexplain.codecs.definitions.DefinedClasses;
import dev.hexplain.decode.classes.ClassList;
import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decode.schema.SchemaDiagnostic;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import java.util.List;
import java.util.Optional;

/**
 * An object of classes that a source declares, with the values of a dump or generated ones.
 *
 * @param object empty where there are mistakes
 * @param losses what differs from the dump
 * @param mistakes what in the value does not fit the declarations
 */
public record DeclaredObject(
        Optional<Object> object, DefinedClasses classes, List<MakingLoss> losses, List<ValueMistake> mistakes) {
    /** Elements of a list, map or array whose values are generated, where no number is wanted. */
    public static final int ELEMENTS = 3;

    private static final int BYTES = 16;

    public DeclaredObject {
        losses = List.copyOf(losses);
        mistakes = List.copyOf(mistakes);
    }

    /** The declarations do not make classes. */
    public static final class BadDeclarationsException extends Exception {
        private static final long serialVersionUID = 1L;

        @SuppressWarnings("serial") // is never written
        private final List<SchemaDiagnostic> mistakes;

        BadDeclarationsException(List<SchemaDiagnostic> mistakes) {
            super(mistakes.getFirst().located());
            this.mistakes = List.copyOf(mistakes);
        }

        /** All of them, with their lines. */
        public List<SchemaDiagnostic> mistakes() {
            return mistakes;
        }
    }

    /**
     * An object with the values of a dump.
     *
     * @param root the name of its class, full or simple; empty for the first that is declared
     */
    public static DeclaredObject of(ClassList declared, String root, TreeValues values, LogicalValue value)
            throws BadDeclarationsException {
        MakingBudget budget = new MakingBudget();
        InferredNodes nodes = InferredNodes.exact(values, budget);
        return of(declared, root, _ -> nodes.read(value), nodes.losses(), budget);
    }

    /** An object with values that are generated, of the usual size. */
    public static DeclaredObject generated(ClassList declared, String root, long seed) throws BadDeclarationsException {
        return generated(declared, root, seed, ELEMENTS, BYTES);
    }

    /**
     * The same in another size.
     *
     * @param elements of each list, map and array, those of bytes included: at least 1
     */
    public static DeclaredObject generated(ClassList declared, String root, long seed, int elements)
            throws BadDeclarationsException {
        return generated(declared, root, seed, elements, elements);
    }

    private static DeclaredObject generated(ClassList declared, String root, long seed, int elements, int bytes)
            throws BadDeclarationsException {
        MakingBudget budget = new MakingBudget();
        return of(
                declared,
                root,
                asked -> new GeneratedValues(asked.types(), budget, seed, elements, bytes).of(asked.root()),
                List.of(),
                budget);
    }

    /** What values are asked for. */
    private record Asked(DeclaredHierarchy types, TypeRef root) {}

    private interface Values {
        InferredNode of(Asked asked);
    }

    private static DeclaredObject of(
            ClassList declared, String root, Values values, List<MakingLoss> losses, MakingBudget budget)
            throws BadDeclarationsException {
        DeclaredClasses defined = new DeclaredClasses(declared);
        TypeRef type = rootOf(declared, root);
        if (!defined.mistakes().isEmpty()) {
            throw new BadDeclarationsException(defined.mistakes());
        }
        DeclaredHierarchy types = new DeclaredHierarchy(declared, defined.classes());
        DeclaredMaker maker = new DeclaredMaker(types, defined.classes(), budget);
        try {
            Object object = maker.make(type, values.of(new Asked(types, type)));
            boolean fits = maker.mistakes().isEmpty();
            return new DeclaredObject(
                    fits ? Optional.ofNullable(object) : Optional.empty(), defined.classes(), losses, maker.mistakes());
        } catch (MakingBudget.SpentException spent) {
            ValueMistake mistake = new ValueMistake("", String.valueOf(spent.getMessage()));
            return new DeclaredObject(Optional.empty(), defined.classes(), losses, List.of(mistake));
        }
    }

    private static TypeRef rootOf(ClassList declared, String root) throws BadDeclarationsException {
        try {
            return TypeRef.of(declared.root(root).name());
        } catch (SchemaDiagnostic none) {
            throw new BadDeclarationsException(List.of(none));
        }
    }
}
