import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassElement;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFileVersion;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassTransform;
import java.lang.constant.ClassDesc;
import java.nio.ByteBuffer;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.stream.Stream;

/**
 * A step of the build: gives the classes of a jar that were compiled for Java 5 (picocli's) the stack maps of later
 * versions, in place. The JVM keeps no class without them in its AOT cache, nor any lambda that implements one, and
 * checks them by a slow way at each start.
 *
 * <p>usage: {@code java StackMaps.java JAR}
 */
final class StackMaps {
    /** The first version whose classes always have stack maps. */
    private static final int TARGET = ClassFile.JAVA_7_VERSION;

    private static final int MAJOR_VERSION_AT = 6;

    private final Path root;
    private final ClassFile classFile;

    private StackMaps(Path root) {
        this.root = root;
        this.classFile = ClassFile.of(
                ClassFile.StackMapsOption.GENERATE_STACK_MAPS,
                ClassFile.ClassHierarchyResolverOption.of(ClassHierarchyResolver.ofResourceParsing(this::open)
                        .orElse(ClassHierarchyResolver.defaultResolver())));
    }

    public static void main(String[] arguments) throws IOException {
        try (FileSystem jar = FileSystems.newFileSystem(Path.of(arguments[0]))) {
            new StackMaps(jar.getPath("/")).addAll();
        }
    }

    private void addAll() throws IOException {
        for (Path path : classes()) {
            byte[] before = Files.readAllBytes(path);
            if (ByteBuffer.wrap(before).getShort(MAJOR_VERSION_AT) < ClassFile.JAVA_6_VERSION) {
                // Jars of equal content stay equal byte by byte.
                FileTime time = Files.getLastModifiedTime(path);
                Files.write(path, withStackMaps(before));
                Files.setLastModifiedTime(path, time);
            }
        }
    }

    private List<Path> classes() throws IOException {
        try (Stream<Path> all = Files.walk(root)) {
            return all.filter(path -> path.toString().endsWith(".class")).toList();
        }
    }

    private byte[] withStackMaps(byte[] before) {
        // Method bodies that pass unchanged would be copied as they are.
        ClassTransform bodies = ClassTransform.transformingMethodBodies((code, element) -> code.with(element));
        ClassTransform version = (type, element) -> type.with(newer(element));
        return classFile.transformClass(classFile.parse(before), bodies.andThen(version));
    }

    private static ClassElement newer(ClassElement element) {
        return element instanceof ClassFileVersion ? ClassFileVersion.of(TARGET, 0) : element;
    }

    private InputStream open(ClassDesc type) {
        String descriptor = type.descriptorString();
        Path path = root.resolve(descriptor.substring(1, descriptor.length() - 1) + ".class");
        try {
            return Files.exists(path) ? Files.newInputStream(path) : null;
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read " + path, e);
        }
    }
}
