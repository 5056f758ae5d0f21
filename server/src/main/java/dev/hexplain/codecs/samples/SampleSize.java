package dev.hexplain.codecs.samples;

/**
 * The parameter that makes a sample larger or smaller.
 *
 * @param name what is counted: {@code payload}
 * @param unit {@code bytes}, {@code elements}
 * @param byDefault the default
 */
public record SampleSize(String name, String unit, int byDefault, int min, int max) {
    boolean allows(int value) {
        return min <= value && value <= max;
    }
}
