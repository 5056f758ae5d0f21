package dev.hexplain.codecs.samples;

import dev.hexplain.codecs.subjects.AllowedClasses;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The classes of samples' objects. */
public final class SampleClasses extends AllowedClasses {
    private static final List<String> PACKAGES =
            List.of("sp.", "de.ruedigermoeller.serialization.testclasses.blog.", "ru.sbrf.ufs.dto.", "data.media.");

    private static final Set<String> NAMES = Set.of(
            "ObjectToBeSerialised",
            "ObjectToBeExternalised",
            "java.lang.Object",
            "java.lang.Enum",
            "java.lang.Number",
            "java.lang.String",
            "java.lang.Boolean",
            "java.lang.Byte",
            "java.lang.Character",
            "java.lang.Short",
            "java.lang.Integer",
            "java.lang.Long",
            "java.lang.Float",
            "java.lang.Double",
            "java.math.BigDecimal",
            "java.math.BigInteger",
            "java.time.Instant",
            // The form of an Instant in an object stream.
            "java.time.Ser",
            "java.util.ArrayList",
            "java.util.HashMap",
            "java.util.LinkedHashMap",
            // Declared types of fields, which XStream checks, and an array of entries, which an object stream checks.
            "java.util.List",
            "java.util.Map",
            "java.util.Map$Entry");

    /** The only instance. */
    public static final SampleClasses ALL = new SampleClasses();

    private SampleClasses() {}

    /** Classes that cannot be imported. To look for one takes longer than to encode its objects: they are constants. */
    private static final class DefaultPackage {
        static final Class<?> ORDER = named("ObjectToBeSerialised");
        static final Class<?> EXTERNALIZABLE_ORDER = named("ObjectToBeExternalised");
    }

    private static Class<?> named(String name) {
        try {
            return Class.forName(name);
        } catch (ClassNotFoundException e) {
            throw new LinkageError(e.getMessage(), e);
        }
    }

    /** The order's class, and its copy that is externalizable. */
    public static Class<?> order() {
        return DefaultPackage.ORDER;
    }

    public static Class<?> externalizableOrder() {
        return DefaultPackage.EXTERNALIZABLE_ORDER;
    }

    @Override
    protected boolean hasElement(String name) {
        return NAMES.contains(name) || PACKAGES.stream().anyMatch(name::startsWith);
    }

    @Override
    public Stream<String> patterns() {
        return Stream.concat(PACKAGES.stream().map(name -> name + "*"), NAMES.stream());
    }

    @Override
    public ClassLoader loader() {
        return SampleClasses.class.getClassLoader();
    }

    @Override
    public List<Class<?>> registered() {
        return List.of();
    }

    @Override
    public boolean arePassing() {
        return false;
    }
}
