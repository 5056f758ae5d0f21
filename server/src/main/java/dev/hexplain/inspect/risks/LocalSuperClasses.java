package dev.hexplain.inspect.risks;

import dev.hexplain.classes.ClassFacts;
import dev.hexplain.classes.JdkClasses;
import dev.hexplain.classes.LocalClasses;
import dev.hexplain.classes.Supertypes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Serializable super classes that this JDK has of its classes, and that a stream does not name: {@code ObjectInputStream}
 * checks those between a class and the super class in the stream.
 */
final class LocalSuperClasses {
    private final LocalClasses jdk = LocalClasses.of(List.of(JdkClasses.running()));
    private final Supertypes types = new Supertypes(jdk);

    /** Their names, undermost first; none for classes outside the JDK. */
    List<String> unnamed(StreamClass described) {
        Optional<ClassFacts> own = described.isProxy() ? Optional.empty() : jdk.facts(described.name());
        String named = described.superClass().map(StreamClass::name).orElse("");
        List<String> unnamed = new ArrayList<>();
        Optional<ClassFacts> above = own.flatMap(this::superClass);
        while (above.isPresent() && !above.get().name().equals(named)) {
            unnamed.add(above.get().name());
            above = above.flatMap(this::superClass);
        }
        return unnamed;
    }

    private Optional<ClassFacts> superClass(ClassFacts type) {
        return type.superName()
                .flatMap(jdk::facts)
                .filter(above -> types.isSerializable(above).orElse(false));
    }
}
