package dev.hexplain.cli;

import picocli.CommandLine.IVersionProvider;

/** The version of this program and the commit it was built from, such as {@code 0.1.0+1aa0b2e3c4}, from its jar's manifest. */
final class Version implements IVersionProvider {
    static String text() {
        String version = Version.class.getPackage().getImplementationVersion();
        return version == null ? "development" : version;
    }

    @Override
    public String[] getVersion() {
        return new String[] {"hexplain " + text()};
    }
}
