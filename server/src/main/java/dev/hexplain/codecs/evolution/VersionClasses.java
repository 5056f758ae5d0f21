package dev.hexplain.codecs.evolution;

import dev.hexplain.codecs.definitions.ClassDefinition;
import dev.hexplain.codecs.definitions.DefinedClasses;
import dev.hexplain.codecs.objects.TransientClasses;
import dev.hexplain.codecs.samples.ClassMembers;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The classes of one version. Names of the other are allowed, so that a library fails by itself where it does not find
 * them: nothing but what was made here is ever read.
 */
final class VersionClasses extends TransientClasses {
    /** Chronicle Wire leaves packages of the JDK out. */
    private static final String SERIALIZED_LAMBDA = "SerializedLambda";

    private final Set<String> allowed;

    /**
     * @param allowed names of the classes of both versions
     * @param jdk the classes of the JDK that objects of either version are of, in an order that is the same for both
     */
    VersionClasses(DefinedClasses own, Set<String> allowed, List<Class<?>> jdk) {
        super(own, Stream.concat(defined(own), jdk.stream()).toList());
        this.allowed = allowed;
    }

    private static Stream<Class<?>> defined(DefinedClasses own) {
        return own.definitions().stream()
                .filter(each -> !(each.kind() instanceof ClassDefinition.Kind.Interface))
                .flatMap(each -> own.named(each.name()).stream());
    }

    @Override
    protected boolean hasElement(String name) {
        return ClassDefinition.isJdk(name) || allowed.contains(name) || isLambda(name);
    }

    private boolean isLambda(String name) {
        int at = name.indexOf("$$Lambda");
        return name.equals(SERIALIZED_LAMBDA) || (at > 0 && allowed.contains(name.substring(0, at)));
    }

    @Override
    protected boolean hasElement(Class<?> type) {
        return defined().has(type) || ClassMembers.isJdk(type) || isLambda(type.getName());
    }

    @Override
    public Stream<String> patterns() {
        return Stream.concat(Stream.of("java.*"), allowed.stream());
    }
}
