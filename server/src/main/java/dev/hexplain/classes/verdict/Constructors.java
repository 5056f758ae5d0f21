package dev.hexplain.classes.verdict;

import dev.hexplain.classes.ClassFacts;
import dev.hexplain.classes.ClassFacts.MethodFacts;
import dev.hexplain.classes.LocalClasses;
import dev.hexplain.classes.Supertypes;
import java.lang.reflect.AccessFlag;
import java.util.Optional;

/** Whether the JDK can make an object without calling its class's own constructor, or by that where it is Externalizable. */
final class Constructors {
    private static final String NO_ARGUMENTS = "()V";
    private static final String NONE = "no valid constructor";

    private final LocalClasses classes;
    private final Supertypes types;

    Constructors(LocalClasses classes) {
        this.classes = classes;
        this.types = new Supertypes(classes);
    }

    /** Why not, in the words of the exception; what cannot be known is no reason. */
    Optional<String> objection(LocalClass local) {
        ClassFacts facts = local.facts();
        if (facts.isRecord() || local.isEnum() || !local.isSerializable()) {
            return Optional.empty();
        }
        boolean missing = local.isExternalizable() ? !hasPublic(facts) : facts.isInterface() || !isReachable(facts);
        if (missing) {
            return Optional.of(NONE);
        }
        return facts.has(AccessFlag.ABSTRACT) ? Optional.of("unable to create instance") : Optional.empty();
    }

    private static boolean hasPublic(ClassFacts facts) {
        return facts.method(MethodFacts.CONSTRUCTOR, NO_ARGUMENTS)
                .filter(found -> found.has(AccessFlag.PUBLIC))
                .isPresent();
    }

    /** The constructor without arguments of the first superclass that is not serializable is what is called. */
    private boolean isReachable(ClassFacts facts) {
        ClassFacts below = facts;
        while (true) {
            Optional<ClassFacts> above = below.superName().flatMap(classes::facts);
            if (above.isEmpty()) {
                return true;
            }
            if (!offersAny(below, above.get())) {
                return false;
            }
            if (!types.isSerializable(above.get()).orElse(false)) {
                return above.get()
                        .method(MethodFacts.CONSTRUCTOR, NO_ARGUMENTS)
                        .filter(found -> isAccessible(found.flags(), facts, above.get()))
                        .isPresent();
            }
            below = above.get();
        }
    }

    /** A superclass without a constructor that its subclass could call has none for this either. */
    private static boolean offersAny(ClassFacts below, ClassFacts above) {
        if (samePackage(below, above)) {
            return outermost(below).equals(outermost(above))
                    || above.methods().stream().anyMatch(each -> each.isConstructor() && !each.has(AccessFlag.PRIVATE));
        }
        int open = AccessFlag.PUBLIC.mask() | AccessFlag.PROTECTED.mask();
        return (above.flags() & open) != 0
                && above.methods().stream().anyMatch(each -> each.isConstructor() && (each.flags() & open) != 0);
    }

    private static boolean isAccessible(int flags, ClassFacts from, ClassFacts in) {
        int open = AccessFlag.PUBLIC.mask() | AccessFlag.PROTECTED.mask();
        return (flags & AccessFlag.PRIVATE.mask()) == 0 && ((flags & open) != 0 || samePackage(from, in));
    }

    private static boolean samePackage(ClassFacts one, ClassFacts other) {
        return one.packagePrefix().equals(other.packagePrefix());
    }

    private static String outermost(ClassFacts facts) {
        int inner = facts.name().indexOf('$', 1);
        return inner < 0 ? facts.name() : facts.name().substring(0, inner);
    }
}
