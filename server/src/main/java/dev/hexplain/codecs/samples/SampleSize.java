package dev.hexplain.codecs.samples;

/**
 * What makes a sample larger or smaller.
 *
 * @param name what is counted: {@code payload}
 * @param unit {@code bytes}, {@code elements}
 * @param byDefault what it is where nobody says
 */
public record SampleSize(String name, String unit, int byDefault, int min, int max) {
    boolean allows(int value) {
        return min <= value && value <= max;
    }
}
