package dev.hexplain.cli;

import picocli.CommandLine.IVersionProvider;

/** The version of this program, from its jar's manifest. */
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
