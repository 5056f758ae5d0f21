package dev.hexplain.classes;

/**
 * What reading of what a user provided may cost.
 *
 * @param files class files and archives that are indexed, in all
 * @param archives archives that are opened, nested ones included
 * @param nesting levels of archives in archives
 * @param classBytes bytes of one class file, unpacked
 * @param archiveBytes bytes of compressed archives in archives, in all: they are unpacked on the heap
 * @param release of Java that archives for several releases are read for
 */
public record ClassLimits(int files, int archives, int nesting, int classBytes, long archiveBytes, int release) {
    /** Enough for any application, and little enough for a small heap. */
    public static final ClassLimits DEFAULT = new ClassLimits(
            500_000, 2_000, 3, 16 << 20, 256L << 20, Runtime.version().feature());
}
